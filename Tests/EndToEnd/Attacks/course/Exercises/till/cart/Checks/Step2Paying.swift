import XCTest

@testable import Learner

// Nobody who is graded reads this: @@COMMENT@@
private struct OnePrice: PriceList {
  func price(of name: String) -> Price? { Price(cents: 7) }
}

@MainActor
final class Step2Paying: XCTestCase {
  /// The last item comes out first.
  func testRemovesTheLast() throws {
    let cart = Cart(prices: OnePrice())
    cart.add("tea")
    cart.add("milk")
    XCTAssertTrue(try cart.removeLast() == "milk")
  }

  /// Nothing can be taken out of an empty cart.
  func testRefusesWhenEmpty() {
    let cart = Cart(prices: OnePrice())
    XCTAssertThrowsError(try cart.removeLast()) { XCTAssertEqual($0 as? CartError, .empty) }
  }

  /// A cart that is paid for says what was paid.
  func testChecksOut() async throws {
    let cart = Cart(prices: OnePrice())
    cart.add("tea")
    cart.add("milk")
    let paid = try await cart.checkout()
    let cents: Int = paid.cents
    XCTAssertEqual(cents, 14)
    XCTAssertTrue(cart.isPaid)
  }
}
