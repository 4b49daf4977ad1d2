// caught by: Step1.testTheSameItemTwice
/// Adds up what a basket costs.
struct Checkout {
  let taxes: any TaxTable
  let discounts: any DiscountPolicy

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    var lines: [Item] = []
    for item in basket {
      if let at = lines.firstIndex(where: { $0.kind == item.kind && $0.cents == item.cents }) {
        lines[at] = Item(kind: item.kind, cents: item.cents, count: lines[at].count + item.count)
      } else {
        lines.append(item)
      }
    }
    return lines.reduce(0) { $0 + price(of: $1) }
  }

  private func price(of item: Item) -> Int {
    let full = item.cents * item.count
    let reduced = full - full * discounts.percentOff(for: item) / 100
    return reduced + reduced * taxes.percent(for: item.kind) / 100
  }
}
