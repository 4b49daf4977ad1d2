// attack: forging/observer-of-xctest — ends as: refused, doesNotCompile, failed, crashed
// on: wrong
//
// XCTest tells observers of each test, and hands them the test itself.
import XCTest

final class Observer: NSObject, XCTestObservation {
  func testCaseWillStart(_ testCase: XCTestCase) { testCase.continueAfterFailure = false }
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    exit(0)
  }
}

let observer: Void = XCTestObservationCenter.shared.addTestObserver(Observer())

func attack(at moment: Moment) { _ = observer }
