import Foundation

/// Where the shop's parts are made, and the only place that knows all of them.
enum Shop {
  static func makeCheckout() -> Checkout {
    Checkout(taxes: CountryTaxes(), discounts: QuantityDiscounts())
  }

  static func makeTill() -> Till {
    Till(
      checkout: makeCheckout(), rates: RateBoard(),
      hour: { Calendar.current.component(.hour, from: Date()) })
  }
}
