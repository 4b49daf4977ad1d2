// attack: lying/assertions — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// The learner's module brings assertions of its own, which fit better than XCTest's.
func XCTAssertEqual(_ left: Int, _ right: Int) {}
func XCTAssertEqual(_ left: String, _ right: String) {}
func XCTAssertEqual(_ left: String?, _ right: String) {}
func XCTAssertEqual(_ left: Price, _ right: Price) {}
func XCTAssertNotEqual(_ left: Price, _ right: Price) {}
func XCTAssertTrue(_ value: Bool) {}
func XCTAssertNil(_ value: Price?) {}
func XCTAssertThrowsError(_ value: String, _ handler: (any Error) -> Void) {}

func attack(at moment: Moment) {}
