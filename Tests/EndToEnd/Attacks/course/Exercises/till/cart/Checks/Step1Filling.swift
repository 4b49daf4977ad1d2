import XCTest

@testable import Learner

// Nobody who is graded reads this: @@COMMENT@@
private let secret = "@@CHECK@@"

final class Step1Filling: XCTestCase {
  /// A cart counts what is added.
  func testCounts() {
    let cart = Cart(prices: FixedPrices())
    for name in ["tea", "tea", "milk"] { cart.add(name) }
    XCTAssertEqual(cart.count, 3)
  }

  /// The label says how many items there are.
  func testHasALabel() {
    let cart = Cart(prices: FixedPrices())
    cart.add("tea")
    cart.add("milk")
    XCTAssertEqual(cart.label, "2 items")
    XCTAssertTrue(cart.label != secret)
  }

  /// The total is what the price list says, added up.
  func testAddsUp() {
    let cart = Cart(prices: FixedPrices())
    for name in ["tea", "tea", "milk"] { cart.add(name) }
    XCTAssertEqual(cart.total(), Price(cents: 390))
    XCTAssertNotEqual(cart.total(), Price(cents: 391))
  }

  /// What is on no list has no price.
  func testKnowsNoUnicorns() {
    let cart = Cart(prices: FixedPrices())
    XCTAssertNil(cart.price(of: "unicorn"))
  }

  /// Prices come from the price list and from nowhere else.
  func testAsksTheList() {
    let list = WatchedPrices()
    let cart = Cart(prices: list)
    cart.add("tea")
    _ = cart.total()
    XCTAssertEqual(list.asked.last, "tea")
  }
}

private struct FixedPrices: PriceList {
  func price(of name: String) -> Price? {
    ["tea": Price(cents: 150), "milk": Price(cents: 90)][name]
  }
}

private final class WatchedPrices: PriceList {
  var asked: [String] = []

  func price(of name: String) -> Price? {
    asked.append(name)
    return Price(cents: 1)
  }
}
