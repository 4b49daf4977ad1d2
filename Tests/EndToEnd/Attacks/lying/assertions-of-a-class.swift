// attack: lying/assertions-of-a-class — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// Inside a test case a method of its own comes before any function.
import XCTest

extension XCTestCase {
  func XCTAssertEqual<T>(_ left: T, _ right: T) {}
  func XCTAssertNotEqual<T>(_ left: T, _ right: T) {}
  func XCTAssertTrue(_ value: Bool) {}
  func XCTAssertNil(_ value: Any?) {}
  func XCTAssertThrowsError<T>(_ value: T, _ handler: (any Error) -> Void) {}
}

func attack(at moment: Moment) {}
