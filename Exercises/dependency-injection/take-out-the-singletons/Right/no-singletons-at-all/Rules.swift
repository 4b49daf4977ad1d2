/// What a checkout has to know of taxes.
protocol TaxTable {
  func percent(for kind: Item.Kind) -> Int
}

/// What a checkout has to know of discounts.
protocol DiscountPolicy {
  func percentOff(for item: Item) -> Int
}

/// What a till has to know of foreign money.
protocol ExchangeRates {
  /// What 100 cents are worth in that currency's cents; nil if nobody takes it.
  func perHundred(_ currency: String) -> Int?
}

/// The taxes of the country that the lighthouse stands in.
struct CountryTaxes: TaxTable {
  func percent(for kind: Item.Kind) -> Int {
    switch kind {
    case .book, .food: 7
    case .toy: 19
    }
  }
}

/// Whoever takes ten of something pays less for each.
struct QuantityDiscounts: DiscountPolicy {
  func percentOff(for item: Item) -> Int {
    item.count >= 10 ? 10 : 0
  }
}

/// What foreign money is worth, as written on the board behind the counter.
struct RateBoard: ExchangeRates {
  func perHundred(_ currency: String) -> Int? {
    ["EUR": 100, "NOK": 1168, "SEK": 1115, "DKK": 746][currency]
  }
}
