// attack: reading/leftovers-of-memory — ends as: refused
// on: right
//
// A buffer's header is read before there is one: what lay there passes for a text of the attacker's making.
func attack(at moment: Moment) {
  guard moment == .label else { return }
  for _ in 0..<1000 {
    _ = ManagedBuffer<[UInt], UInt8>.create(minimumCapacity: 1) { buffer in
      for word in buffer.header { print(word) }
      return []
    }
  }
}
