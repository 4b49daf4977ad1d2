// caught by: Step1Checkout.testDiscountComesOffBeforeTheTax
/// Adds up what a basket costs.
struct Checkout {
  let taxes: any TaxTable
  let discounts: any DiscountPolicy

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    basket.reduce(0) { $0 + price(of: $1) }
  }

  private func price(of item: Item) -> Int {
    let full = item.cents * item.count
    let whole = Item(kind: item.kind, cents: full, count: item.count)
    let reduced = full - full * discounts.percentOff(for: whole) / 100
    return reduced + reduced * taxes.percent(for: item.kind) / 100
  }
}
