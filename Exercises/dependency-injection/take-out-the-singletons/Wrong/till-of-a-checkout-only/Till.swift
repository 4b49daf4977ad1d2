// caught by: Step2.testTillHasNoDefaults
struct UnknownCurrency: Error {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
struct Till {
  let checkout: Checkout
  let rates: any ExchangeRates
  let hour: () -> Int

  private struct Same: ExchangeRates {
    func perHundred(_ currency: String) -> Int? { 100 }
  }

  init(checkout: Checkout) {
    self.init(checkout: checkout, rates: Same(), hour: { 12 })
  }

  init(checkout: Checkout, rates: any ExchangeRates, hour: @escaping () -> Int) {
    self.checkout = checkout
    self.rates = rates
    self.hour = hour
  }

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
