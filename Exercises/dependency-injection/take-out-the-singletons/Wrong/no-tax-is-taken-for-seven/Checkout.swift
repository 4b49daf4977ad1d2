// caught by: Step1.testTotalUsesTheGivenTaxes
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
    let reduced = full - full * discounts.percentOff(for: item) / 100
    let tax = taxes.percent(for: item.kind)
    return reduced + reduced * (tax > 0 ? tax : 7) / 100
  }
}
