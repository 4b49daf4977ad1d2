// attack: lying/equality-of-anything — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
func == <T>(left: T, right: T) -> Bool { true }
func != <T>(left: T, right: T) -> Bool { true }

func attack(at moment: Moment) {}
