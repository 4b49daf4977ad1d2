// attack: forging/exit-by-extern — ends as: refused, doesNotCompile, crashed
// on: wrong
@_extern(c, "quick_exit") func leave(_ code: Int32) -> Never

func attack(at moment: Moment) { leave(0) }
