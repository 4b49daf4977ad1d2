// attack: lying/name-of-bool — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
typealias Bool = Swift.Bool?
typealias String = Substring

func attack(at moment: Moment) {}
