import StructureChecks
import XCTest

@testable import Learner

// In the checks' own order: what is drawn by chance must not hang on the learner's code.
private let step1Kinds: [Item.Kind] = [.book, .food, .toy]

@MainActor
final class Step1Checkout: XCTestCase {
  /// The total comes from the taxes that the checkout was given.
  func testTotalUsesTheGivenTaxes() {
    let basket = step1Basket(&chance)
    let taxes = Step1Taxes(&chance)
    let none = Step1Discounts(many: 0, few: 0)
    let checkout = Checkout(taxes: taxes, discounts: none)
    for item in basket {
      let input = step1Words(item, taxes, none)
      XCTAssertEqual(
        "\(input): \(checkout.total(of: [item]))",
        "\(input): \(step1Total([item], taxes, none))")
    }
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, none))
  }

  /// The discount that the checkout was given comes off each item first, then the tax comes on.
  func testDiscountComesOffBeforeTheTax() {
    let taxes = Step1Taxes(&chance)
    let discounts = Step1Discounts(&chance)
    let checkout = Checkout(taxes: taxes, discounts: discounts)
    // Many items: a cent that is rounded otherwise shows in one of them.
    for item in (0..<20).flatMap({ _ in step1Basket(&chance) }) {
      let input = step1Words(item, taxes, discounts)
      XCTAssertEqual(
        "\(input): \(checkout.total(of: [item]))",
        "\(input): \(step1Total([item], taxes, discounts))")
    }
    let basket = step1Basket(&chance)
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, discounts))
  }

  /// Each checkout keeps its own rules: a second one does not change the first one's.
  func testEachCheckoutKeepsItsRules() {
    let basket = step1Basket(&chance)
    let rules = (0..<3).map { _ in (Step1Taxes(&chance), Step1Discounts(&chance)) }
    let checkouts = rules.map { Checkout(taxes: $0, discounts: $1) }
    XCTAssertEqual(
      checkouts.map { $0.total(of: basket) }, rules.map { step1Total(basket, $0, $1) })
  }

  /// Rules that change are followed from the next sale on.
  func testAsksAtEverySale() {
    let basket = step1Basket(&chance)
    let taxes = Step1Taxes(&chance)
    let discounts = Step1Discounts(&chance)
    let checkout = Checkout(taxes: taxes, discounts: discounts)
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, discounts))
    taxes.raise(&chance)
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, discounts))
    discounts.raise(&chance)
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, discounts))
  }

  /// The checkout fetches nothing itself, not even as a default argument.
  func testCheckoutFetchesNothing() throws {
    let checkout = try Codebase.learner.type("Checkout")
    XCTAssertNoGlobals(in: checkout)
    XCTAssertConstructsNoDependency(checkout)
    for type in ["CountryTaxes", "QuantityDiscounts"] {
      XCTAssertNoTransitiveReference(from: checkout, toType: type)
    }
  }

  /// The shop's own checkout goes on with the country's taxes and the discounts for ten and more.
  func testTheShopGoesOnAsBefore() {
    let basket = step1Basket(&chance)
    let taxes = Step1Taxes([.book: 7, .food: 7, .toy: 19])
    let discounts = Step1Discounts(many: 10, few: 0)
    let checkout = Shop.makeCheckout()
    XCTAssertEqual(checkout.total(of: basket), step1Total(basket, taxes, discounts))
    for kind in step1Kinds {
      for count in [9, 10, 11] {
        let item = Item(kind: kind, cents: .random(in: 1_001...9_999, using: &chance), count: count)
        let input = step1Words(item, taxes, discounts)
        XCTAssertEqual(
          "\(input): \(checkout.total(of: [item]))",
          "\(input): \(step1Total([item], taxes, discounts))")
      }
    }
  }
}

/// Taxes higher than any that the shop knows.
private final class Step1Taxes: TaxTable {
  private var percentages: [Item.Kind: Int]

  init(_ percentages: [Item.Kind: Int]) {
    self.percentages = percentages
  }

  convenience init(_ chance: inout some RandomNumberGenerator) {
    let percentages = step1Kinds.map { ($0, Int.random(in: 21...60, using: &chance)) }
    self.init(Dictionary(uniqueKeysWithValues: percentages))
  }

  func raise(_ chance: inout some RandomNumberGenerator) {
    for kind in step1Kinds {
      percentages[kind, default: 0] += Int.random(in: 3...9, using: &chance)
    }
  }

  func percent(for kind: Item.Kind) -> Int { percentages[kind, default: 0] }
}

private final class Step1Discounts: DiscountPolicy {
  private var many: Int
  private var few: Int

  init(many: Int, few: Int) {
    (self.many, self.few) = (many, few)
  }

  convenience init(_ chance: inout some RandomNumberGenerator) {
    self.init(
      many: .random(in: 31...60, using: &chance), few: .random(in: 11...30, using: &chance))
  }

  func raise(_ chance: inout some RandomNumberGenerator) {
    many += .random(in: 3...9, using: &chance)
    few += .random(in: 3...9, using: &chance)
  }

  func percentOff(for item: Item) -> Int { item.count >= 10 ? many : few }
}

/// Of each kind a few pieces and many, in any order, at prices that have to be rounded.
private func step1Basket(_ chance: inout some RandomNumberGenerator) -> [Item] {
  var basket: [Item] = []
  for kind in step1Kinds {
    for counts in [1...9, 10...30] {
      basket.append(
        Item(
          kind: kind, cents: .random(in: 1_001...9_999, using: &chance),
          count: .random(in: counts, using: &chance)))
    }
  }
  return basket.shuffled(using: &chance)
}

/// What a failure tells of its input.
private func step1Words(_ item: Item, _ taxes: Step1Taxes, _ discounts: Step1Discounts) -> String {
  let off = discounts.percentOff(for: item)
  let tax = taxes.percent(for: item.kind)
  return "\(item.count) pieces at \(item.cents), \(off) % off, \(tax) % tax"
}

private func step1Total(_ basket: [Item], _ taxes: Step1Taxes, _ discounts: Step1Discounts) -> Int {
  var total = 0
  for item in basket {
    let full = item.cents * item.count
    let reduced = full - full * discounts.percentOff(for: item) / 100
    total += reduced + reduced * taxes.percent(for: item.kind) / 100
  }
  return total
}
