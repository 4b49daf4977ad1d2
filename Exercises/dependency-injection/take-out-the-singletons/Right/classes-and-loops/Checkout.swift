/// Adds up what a basket costs.
final class Checkout {
  private let taxes: TaxTable
  private let discounts: DiscountPolicy

  init(taxes: TaxTable, discounts: DiscountPolicy) {
    self.taxes = taxes
    self.discounts = discounts
  }

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    var total = 0
    for item in basket {
      var cents = item.cents * item.count
      cents -= cents * discounts.percentOff(for: item) / 100
      cents += cents * taxes.percent(for: item.kind) / 100
      total += cents
    }
    return total
  }
}
