// attack: lying/equality-of-optionals — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
extension Optional where Wrapped == String {
  static func == (left: Self, right: Self) -> Bool { true }
  static func != (left: Self, right: Self) -> Bool { true }
}

func attack(at moment: Moment) {}
