/// Numbers by chance that are the same wherever the same check is run with the same seed.
public struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, name: String) {
    // Each check has a sequence of its own, whatever ran before it.
    state = name.utf8.reduce(seed ^ 0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
