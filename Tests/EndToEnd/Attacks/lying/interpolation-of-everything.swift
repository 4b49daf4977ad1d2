// attack: lying/interpolation-of-everything — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// Types in the checks take their literals from here.
typealias IntegerLiteralType = Double
typealias StringLiteralType = Substring

func attack(at moment: Moment) {}
