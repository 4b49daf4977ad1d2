// caught by: Step2Till.testTillHasNoDefaults
struct UnknownCurrency: Error {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
struct Till {
  let checkout: Checkout
  let rates: any ExchangeRates
  var hour: () -> Int = { 12 }

  /// The price in that currency's cents.
  func price(of basket: [Item], in currency: String) throws -> Int {
    var cents = checkout.total(of: basket)
    if hour() >= 17 {
      cents -= cents * 20 / 100
    }
    guard let rate = rates.perHundred(currency) else {
      throw UnknownCurrency(code: currency)
    }
    return cents * rate / 100
  }
}
