struct UnknownCurrency: Error, Equatable {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
final class Till {
  private let checkout: Checkout
  private let rates: ExchangeRates
  private let hour: () -> Int

  init(checkout: Checkout, rates: ExchangeRates, hour: @escaping () -> Int) {
    self.checkout = checkout
    self.rates = rates
    self.hour = hour
  }

  /// The price in that currency's cents.
  func price(of basket: [Item], in currency: String) throws -> Int {
    guard let rate = rates.perHundred(currency) else { throw UnknownCurrency(code: currency) }
    let total = checkout.total(of: basket)
    let isEvening = hour() >= 17
    return (isEvening ? total - total / 5 : total) * rate / 100
  }
}
