// caught by: Step1.testAsksAtEverySale
/// Adds up what a basket costs.
struct Checkout {
  private let percentages: [Item.Kind: Int]
  private let discounts: any DiscountPolicy

  init(taxes: any TaxTable, discounts: any DiscountPolicy) {
    percentages = .init(
      uniqueKeysWithValues: [Item.Kind.book, .food, .toy].map { ($0, taxes.percent(for: $0)) })
    self.discounts = discounts
  }

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    basket.reduce(0) { $0 + price(of: $1) }
  }

  private func price(of item: Item) -> Int {
    let full = item.cents * item.count
    let reduced = full - full * discounts.percentOff(for: item) / 100
    return reduced + reduced * percentages[item.kind, default: 0] / 100
  }
}
