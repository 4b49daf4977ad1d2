import XCTest

@testable import Learner

@MainActor
final class Step2Limits: XCTestCase {
  /// A decrement takes one away.
  func testCountsDown() async throws {
    let counter = Counter()
    counter.increment()
    try await counter.decrement()
    XCTAssertEqual(counter.count, 0)
  }

  /// A counter at zero refuses to go below.
  func testRefusesToGoBelowZero() async {
    do {
      try await Counter().decrement()
      XCTFail("decrement() at zero did not throw")
    } catch {
      XCTAssertEqual(error as? CounterError, .belowZero)
    }
  }
}
