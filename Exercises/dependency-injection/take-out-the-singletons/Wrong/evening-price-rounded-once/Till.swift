// caught by: Step2.testEveningPrice
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
    let total = checkout.total(of: basket)
    let off = hour() >= 17 ? 80 : 100
    guard let rate = rates.perHundred(currency) else {
      throw UnknownCurrency(code: currency)
    }
    return total * off * rate / 10_000
  }
}
