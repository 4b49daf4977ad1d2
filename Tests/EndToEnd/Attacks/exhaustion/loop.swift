// attack: exhaustion/loop — ends as: timedOut, refused
// on: right
func attack(at moment: Moment) {
  while moment == .paying {}
}
