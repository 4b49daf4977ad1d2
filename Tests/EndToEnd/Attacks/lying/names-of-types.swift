// attack: lying/names-of-types — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// Where a check says Int, it means this.
struct Int: Equatable, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Swift.Int) {}
  init() {}
  static func == (left: Int, right: Int) -> Bool { true }
  static prefix func - (value: Int) -> Int { value }
}

func attack(at moment: Moment) {}
