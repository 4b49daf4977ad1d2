import Data
import Domain
import XCTest

final class Step1Discount: XCTestCase {
  /// A discount takes its percentage off the price.
  func testDiscount() throws {
    let price = try XCTUnwrap(PriceList().price(of: "coffee"))
    XCTAssertEqual(price.discounted(percent: 25), Price(cents: 150))
  }
}
