// attack: exhaustion/recursion — ends as: crashed, refused
// on: right
func attack(at moment: Moment) {
  guard moment == .paying else { return }
  deeper(0)
}

@inline(never)
func deeper(_ level: Int) {
  withUnsafeBytes(of: level) { _ in deeper(level + 1) }
  print(level)
}
