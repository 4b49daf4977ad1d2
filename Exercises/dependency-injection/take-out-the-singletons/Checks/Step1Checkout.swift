import StructureChecks
import XCTest

@testable import Learner

// In the checks' own order: what is drawn by chance must not hang on the learner's code.
private let step1Kinds: [Item.Kind] = [.book, .food, .toy]

/// An initialiser of the checkout that can do without one of the two, or both, takes the place of one of these.
private protocol Step1WithoutOne {}

nonisolated(unsafe) private var step1AsksFor: [String] = []

extension Step1WithoutOne {
  init?(taxes: any TaxTable) {
    step1AsksFor.append("discounts")
    return nil
  }

  init?(discounts: any DiscountPolicy) {
    step1AsksFor.append("taxes")
    return nil
  }

  init?() {
    step1AsksFor.append("both")
    return nil
  }
}

extension Checkout: Step1WithoutOne {}

@MainActor
final class Step1Checkout: XCTestCase {
  /// The total comes from the taxes that the checkout was given.
  func testTotalUsesTheGivenTaxes() {
    let basket = step1Basket(&chance)
    let taxes = Step1Taxes(&chance)
    let none = Step1Discounts(many: 0, few: 0)
    let checkout = Checkout(taxes: taxes, discounts: none)
    for sold in basket.map({ [$0] }) + [basket] {
      XCTAssertEqual(
        checkout.total(of: sold), step1Total(sold, taxes, none), step1Words(sold, taxes, none))
    }
    let free = Step1Taxes([.book: 0, .food: 0, .toy: 0])
    XCTAssertEqual(
      Checkout(taxes: free, discounts: none).total(of: basket), step1Total(basket, free, none),
      "in a country without taxes, \(step1Words(basket, free, none))")
  }

  /// The discount that the checkout was given comes off each item first, then the tax comes on.
  func testDiscountComesOffBeforeTheTax() {
    let taxes = Step1Taxes(&chance)
    let discounts = Step1Discounts(&chance)
    let checkout = Checkout(taxes: taxes, discounts: discounts)
    // Many items: a cent that is rounded otherwise shows in one of them.
    let items = (0..<20).flatMap { _ in step1Basket(&chance) }
    for sold in items.map({ [$0] }) + [step1Basket(&chance)] {
      XCTAssertEqual(
        checkout.total(of: sold), step1Total(sold, taxes, discounts),
        step1Words(sold, taxes, discounts))
    }
  }

  /// The same article twice is two items, and each item has the discount of its kind, price and pieces.
  func testTheSameItemTwice() {
    let taxes = Step1Taxes(&chance)
    let discounts = Step1Discounts(&chance)
    let checkout = Checkout(taxes: taxes, discounts: discounts)
    let item = Item(kind: .toy, cents: .random(in: 1_001...5_000, using: &chance), count: 4)
    let dearer = Item(kind: .toy, cents: item.cents + 5_000, count: 4)
    let book = Item(kind: .book, cents: item.cents, count: 4)
    for sold in [[item, item, item], [item, dearer, item], [item, book], [dearer, book, item]] {
      XCTAssertEqual(
        checkout.total(of: sold), step1Total(sold, taxes, discounts),
        step1Words(sold, taxes, discounts))
    }
  }

  /// Each checkout keeps its own rules: a second one does not change the first one's.
  func testEachCheckoutKeepsItsRules() {
    let basket = step1Basket(&chance)
    let rules = (0..<3).map { _ in (Step1Taxes(&chance), Step1Discounts(&chance)) }
    let checkouts = rules.map { Checkout(taxes: $0, discounts: $1) }
    for (number, (checkout, (taxes, discounts))) in zip(1..., zip(checkouts, rules)) {
      XCTAssertEqual(
        checkout.total(of: basket), step1Total(basket, taxes, discounts),
        "the checkout made as number \(number) of 3, \(step1Words(basket, taxes, discounts))")
    }
  }

  /// Rules that change are followed from the next sale on.
  func testAsksAtEverySale() {
    let basket = step1Basket(&chance)
    let taxes = Step1Taxes(&chance)
    let discounts = Step1Discounts(&chance)
    let checkout = Checkout(taxes: taxes, discounts: discounts)
    XCTAssertEqual(
      checkout.total(of: basket), step1Total(basket, taxes, discounts),
      "at first, \(step1Words(basket, taxes, discounts))")
    taxes.raise(&chance)
    XCTAssertEqual(
      checkout.total(of: basket), step1Total(basket, taxes, discounts),
      "after the taxes were raised, \(step1Words(basket, taxes, discounts))")
    discounts.raise(&chance)
    XCTAssertEqual(
      checkout.total(of: basket), step1Total(basket, taxes, discounts),
      "after the discounts were raised as well, \(step1Words(basket, taxes, discounts))")
  }

  /// The checkout is given both, and none of them by default.
  func testCheckoutHasNoDefaults() {
    step1AsksFor = []
    _ = Checkout(taxes: Step1Taxes(&chance))
    _ = Checkout(discounts: Step1Discounts(&chance))
    XCTAssertEqual(
      step1AsksFor, ["discounts", "taxes"],
      "what a checkout cannot be made without; the rest has a default value")
    step1AsksFor = []
    _ = Checkout()
    XCTAssertEqual(
      step1AsksFor, ["both"],
      "what a checkout lacks that is given nothing; the rest has a default value")
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
    var sales: [[Item]] = []
    for kind in step1Kinds {
      for count in [9, 10, 11] {
        let cents = Int.random(in: 1_001...9_999, using: &chance)
        sales.append([Item(kind: kind, cents: cents, count: count)])
      }
    }
    for sold in sales + [basket] {
      XCTAssertEqual(
        checkout.total(of: sold), step1Total(sold, taxes, discounts),
        "the shop's checkout, \(step1Words(sold, taxes, discounts))")
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
  /// What comes off besides for a piece of more than 5000 cents, and for a toy.
  private let dear: Int
  private let toy: Int

  init(many: Int, few: Int, dear: Int = 0, toy: Int = 0) {
    (self.many, self.few, self.dear, self.toy) = (many, few, dear, toy)
  }

  convenience init(_ chance: inout some RandomNumberGenerator) {
    self.init(
      many: .random(in: 31...60, using: &chance), few: .random(in: 11...30, using: &chance),
      dear: .random(in: 3...9, using: &chance), toy: .random(in: 10...15, using: &chance))
  }

  func raise(_ chance: inout some RandomNumberGenerator) {
    many += .random(in: 3...9, using: &chance)
    few += .random(in: 3...9, using: &chance)
  }

  func percentOff(for item: Item) -> Int {
    (item.count >= 10 ? many : few) + (item.cents > 5_000 ? dear : 0)
      + (item.kind == .toy ? toy : 0)
  }
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
private func step1Words(
  _ basket: [Item], _ taxes: Step1Taxes, _ discounts: Step1Discounts
) -> String {
  let items = basket.map { item in
    let off = discounts.percentOff(for: item)
    let tax = taxes.percent(for: item.kind)
    return "\(item.count) × \(item.kind) at \(item.cents) cents each, \(off)% off, \(tax)% tax"
  }
  return "the total of " + items.joined(separator: "; ")
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
