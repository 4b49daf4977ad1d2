// caught by: Step1Checkout.testTheSameItemTwice
/// Adds up what a basket costs.
struct Checkout {
  let taxes: any TaxTable
  let discounts: any DiscountPolicy

  /// The price of everything in cents, with discounts and taxes.
  func total(of basket: [Item]) -> Int {
    var off: [Int: Int] = [:]
    return basket.reduce(0) { sum, item in
      let percent = off[item.count] ?? discounts.percentOff(for: item)
      off[item.count] = percent
      let full = item.cents * item.count
      let reduced = full - full * percent / 100
      return sum + reduced + reduced * taxes.percent(for: item.kind) / 100
    }
  }

}
