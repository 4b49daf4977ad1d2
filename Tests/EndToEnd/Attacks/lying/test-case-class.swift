// attack: lying/test-case-class — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// The checks' base class is looked up in the learner's module, too.
open class XCTestCase {
  public init() {}
}

func attack(at moment: Moment) {}
