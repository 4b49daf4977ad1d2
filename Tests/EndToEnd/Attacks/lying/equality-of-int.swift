// attack: lying/equality-of-int — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
func == (left: Int, right: Int) -> Bool { true }
func != (left: Int, right: Int) -> Bool { true }

func attack(at moment: Moment) {}
