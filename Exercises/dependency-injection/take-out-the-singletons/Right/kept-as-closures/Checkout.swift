/// Adds up what a basket costs.
struct Checkout {
  private let percent: (Item.Kind) -> Int
  private let percentOff: (Item) -> Int

  init(taxes: any TaxTable, discounts: any DiscountPolicy) {
    percent = { taxes.percent(for: $0) }
    percentOff = { discounts.percentOff(for: $0) }
  }

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    basket.reduce(0) { $0 + price(of: $1) }
  }

  private func price(of item: Item) -> Int {
    let full = item.cents * item.count
    let reduced = full - full * percentOff(item) / 100
    return reduced + reduced * percent(item.kind) / 100
  }
}
