// caught by: Step2.testUnknownCurrency
struct UnknownCurrency: Error {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
struct Till {
  let checkout: Checkout
  let rates: any ExchangeRates
  let hour: () -> Int

  /// The price in that currency's cents.
  func price(of basket: [Item], in currency: String) throws -> Int {
    var cents = checkout.total(of: basket)
    if hour() >= 17 {
      cents -= cents * 20 / 100
    }
    guard let rate = rates.perHundred(currency) ?? rates.perHundred(currency.uppercased()) else {
      throw UnknownCurrency(code: currency)
    }
    return cents * rate / 100
  }
}
