// attack: terminal/marks-of-checks — ends as: passed, failed
// on: right
//
// The line that parts one check's output from another's, forged.
func attack(at moment: Moment) {
  print("\u{1E}Step2.testChecksOut\n\u{1E}Step1.testCounts\n\u{1E}nobody's")
}
