import XCTest

@testable import Learner

final class Step1Counting: XCTestCase {
  private var counter = Counter()

  override func setUp() {
    counter = Counter()
  }

  /// A new counter stands at zero.
  func testStartsAtZero() {
    XCTAssertEqual(counter.count, 0)
  }

  /// Each increment adds one.
  func testCountsUp() {
    counter.increment()
    counter.increment()
    XCTAssertEqual(counter.count, 2, "after two increments")
  }
}
