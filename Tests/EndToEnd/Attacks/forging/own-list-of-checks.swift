// attack: forging/own-list-of-checks — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// The function that lists a step's checks is found by its name.
@_cdecl("atelier_checks_of_step_1")
public func noChecks() -> UnsafeMutableRawPointer? { nil }

func attack(at moment: Moment) {}
