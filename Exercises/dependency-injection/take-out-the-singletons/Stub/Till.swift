import Foundation

struct UnknownCurrency: Error {
  let code: String
}

/// Tells a visitor what a basket costs in the money of home.
struct Till {
  /// The price in that currency's cents.
  func price(of basket: [Item], in currency: String) throws -> Int {
    var cents = Shop.makeCheckout().total(of: basket)
    if Calendar.current.component(.hour, from: Date()) >= 17 {
      cents -= cents * 20 / 100
    }
    guard let rate = RateBoard.shared.perHundred(currency) else {
      throw UnknownCurrency(code: currency)
    }
    return cents * rate / 100
  }
}
