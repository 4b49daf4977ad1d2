// attack: exhaustion/flood-of-output — ends as: crashed, timedOut, refused
// on: right
func attack(at moment: Moment) {
  let line = String(repeating: "x", count: 1_000)
  while moment == .paying { print(line) }
}
