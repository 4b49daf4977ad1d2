// attack: lying/assertions-of-every-object — ends as: refused, doesNotCompile, failed, notRun
// on: wrong
//
// The same without XCTest: what its classes have in common is a protocol of the system's.
import Foundation

extension CustomStringConvertible {
  func XCTAssertEqual<T>(_ left: T, _ right: T) {}
  func XCTAssertNotEqual<T>(_ left: T, _ right: T) {}
  func XCTAssertTrue(_ value: Bool) {}
  func XCTAssertNil(_ value: Any?) {}
}

func attack(at moment: Moment) {}
