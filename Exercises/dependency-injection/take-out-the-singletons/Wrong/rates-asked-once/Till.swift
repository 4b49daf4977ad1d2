// caught by: Step2Till.testAsksTheRatesAtEverySale
struct UnknownCurrency: Error {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
final class Till {
  private var known: [String: Int] = [:]
  init(checkout: Checkout, rates: any ExchangeRates, hour: @escaping () -> Int) {
    self.checkout = checkout; self.rates = rates; self.hour = hour
  }
  let checkout: Checkout
  let rates: any ExchangeRates
  let hour: () -> Int

  /// The price in that currency's cents.
  func price(of basket: [Item], in currency: String) throws -> Int {
    var cents = checkout.total(of: basket)
    if hour() >= 17 {
      cents -= cents * 20 / 100
    }
    guard let rate = known[currency] ?? rates.perHundred(currency) else {
      throw UnknownCurrency(code: currency)
    }
    known[currency] = rate
    return cents * rate / 100
  }
}
