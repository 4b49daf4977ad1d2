/// The taxes of the country that the lighthouse stands in.
final class CountryTaxes {
  static let shared = CountryTaxes()

  private init() {}

  func percent(for kind: Item.Kind) -> Int {
    switch kind {
    case .book, .food: 7
    case .toy: 19
    }
  }
}

/// Whoever takes ten of something pays less for each.
final class QuantityDiscounts {
  static let shared = QuantityDiscounts()

  private init() {}

  func percentOff(for item: Item) -> Int {
    item.count >= 10 ? 10 : 0
  }
}

/// What foreign money is worth, as written on the board behind the counter.
final class RateBoard {
  static let shared = RateBoard()

  private init() {}

  /// What 100 cents are worth in that currency's cents; nil if the shop does not take it.
  func perHundred(_ currency: String) -> Int? {
    ["EUR": 100, "NOK": 1168, "SEK": 1115, "DKK": 746][currency]
  }
}
