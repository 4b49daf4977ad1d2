// caught by: Step1.testCheckoutHasNoDefaults
/// Adds up what a basket costs.
struct Checkout {
  let taxes: any TaxTable
  let discounts: any DiscountPolicy

  private struct Free: TaxTable, DiscountPolicy {
    func percent(for kind: Item.Kind) -> Int { 0 }
    func percentOff(for item: Item) -> Int { 0 }
  }

  init() {
    self.init(taxes: Free(), discounts: Free())
  }

  init(taxes: any TaxTable, discounts: any DiscountPolicy) {
    self.taxes = taxes
    self.discounts = discounts
  }

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    basket.reduce(0) { $0 + price(of: $1) }
  }

  private func price(of item: Item) -> Int {
    let full = item.cents * item.count
    let reduced = full - full * discounts.percentOff(for: item) / 100
    return reduced + reduced * taxes.percent(for: item.kind) / 100
  }
}
