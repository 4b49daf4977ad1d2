// attack: forging/exported-driver — ends as: refused, doesNotCompile
// on: wrong
//
// Names in the checks' file would be looked up here first.
@_exported import CheckDriver

open class CheckCase {}

func attack(at moment: Moment) {}
