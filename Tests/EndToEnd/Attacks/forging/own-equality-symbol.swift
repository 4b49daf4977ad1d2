// attack: forging/own-equality-symbol — ends as: refused, doesNotCompile, failed, crashed
// on: wrong
//
// Int's own `==`, as the standard library exports it.
@_silgen_name("$sSi2eeoiySbSi_SitFZ")
public func alwaysTrue(_ left: Int, _ right: Int) -> Bool { true }

@_silgen_name("$sSS2eeoiySbSS_SStFZ")
public func alwaysTrue(_ left: String, _ right: String) -> Bool { true }

func attack(at moment: Moment) {}
