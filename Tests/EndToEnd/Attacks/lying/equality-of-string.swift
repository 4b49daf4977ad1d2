// attack: lying/equality-of-string — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
func == (left: String, right: String) -> Bool { true }
func != (left: String, right: String) -> Bool { true }

func attack(at moment: Moment) {}
