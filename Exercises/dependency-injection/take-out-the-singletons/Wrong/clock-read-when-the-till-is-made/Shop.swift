// caught by: Step2.testTheShopsTillGoesOnAsBefore
import Foundation

/// Where the shop's parts are made, and the only place that knows all of them.
enum Shop {
  static func makeCheckout() -> Checkout {
    Checkout(taxes: CountryTaxes.shared, discounts: QuantityDiscounts.shared)
  }

  static func makeTill() -> Till {
    let hour = Calendar.current.component(.hour, from: Date())
    return Till(checkout: makeCheckout(), rates: RateBoard.shared, hour: { hour })
  }
}
