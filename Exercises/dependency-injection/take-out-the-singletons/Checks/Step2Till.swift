import StructureChecks
import XCTest

@testable import Learner

// In the checks' own order: what is drawn by chance must not hang on the learner's code.
private let step2Kinds: [Item.Kind] = [.book, .food, .toy]

/// An initialiser of the till that can do without one of the three, or more, takes the place of one of these.
private protocol Step2WithoutOne {}

nonisolated(unsafe) private var step2AsksFor: [String] = []

extension Step2WithoutOne {
  init?(checkout: Checkout, rates: any ExchangeRates) {
    step2AsksFor.append("hour")
    return nil
  }

  init?(checkout: Checkout, hour: @escaping () -> Int) {
    step2AsksFor.append("rates")
    return nil
  }

  init?(rates: any ExchangeRates, hour: @escaping () -> Int) {
    step2AsksFor.append("checkout")
    return nil
  }

  init?(checkout: Checkout) {
    step2AsksFor.append("rates and hour")
    return nil
  }

  init?(rates: any ExchangeRates) {
    step2AsksFor.append("checkout and hour")
    return nil
  }

  init?(hour: @escaping () -> Int) {
    step2AsksFor.append("checkout and rates")
    return nil
  }

  init?() {
    step2AsksFor.append("all three")
    return nil
  }
}

extension Till: Step2WithoutOne {}

@MainActor
final class Step2Till: XCTestCase {
  /// The price is the total of the given checkout, converted at the given rate.
  func testPriceUsesTheGivenCheckoutAndRates() throws {
    let rules = Step2Rules(&chance)
    let basket = step2Basket(&chance)
    let till = rules.till { 9 }
    for currency in rules.currencies {
      XCTAssertEqual(
        try till.price(of: basket, in: currency), rules.price(basket, at: 9, in: currency),
        rules.words(basket, at: 9, in: currency))
    }
  }

  /// An empty basket costs nothing, in every currency that has a rate.
  func testAnEmptyBasketCostsNothing() throws {
    let rules = Step2Rules(&chance)
    let till = rules.till { 9 }
    for currency in rules.currencies {
      XCTAssertEqual(try till.price(of: [], in: currency), 0, "an empty basket in \(currency)")
    }
  }

  /// Money that is worth nothing has a rate all the same: a basket costs nothing in it.
  func testARateOfNothingIsARate() throws {
    let rules = Step2Rules(&chance)
    rules.set("b", to: 0)
    let basket = step2Basket(&chance)
    XCTAssertEqual(
      step2Outcome { try rules.till { 9 }.price(of: basket, in: "b") }, "the price 0",
      "a basket in b, when 100 cents are worth 0")
  }

  /// A currency without a rate is refused by its code.
  func testUnknownCurrency() {
    let till = Step2Rules(&chance).till { 9 }
    let basket = step2Basket(&chance)
    let code = "x\(Int.random(in: 100...999, using: &chance))"
    for currency in [code, "EUR", "a", "B", ""] {
      XCTAssertEqual(
        step2Outcome { try till.price(of: basket, in: currency) }, "no rate for \(currency)",
        "a basket in \(currency), when the rates are those of A, b and C")
    }
    XCTAssertEqual(
      step2Outcome { try till.price(of: [], in: code) }, "no rate for \(code)",
      "an empty basket in \(code), when the rates are those of A, b and C")
  }

  /// From 17 o'clock on, by the given clock, 20 per cent come off.
  func testEveningPrice() throws {
    let rules = Step2Rules(&chance)
    let hours = [
      16, 17, Int.random(in: 8...15, using: &chance), Int.random(in: 18...22, using: &chance),
    ]
    // Many baskets: a cent that is rounded otherwise shows in one of them.
    for basket in (0..<20).map({ _ in step2Basket(&chance) }) {
      for hour in hours {
        XCTAssertEqual(
          try rules.till { hour }.price(of: basket, in: "A"), rules.price(basket, at: hour),
          rules.words(basket, at: hour))
      }
    }
  }

  /// The clock is asked at every sale, not once for all.
  func testAsksTheClockAtEverySale() throws {
    let rules = Step2Rules(&chance)
    let basket = step2Basket(&chance)
    var now = 16
    let till = rules.till { now }
    for hour in [16, 19, Int.random(in: 8...15, using: &chance)] {
      now = hour
      XCTAssertEqual(
        try till.price(of: basket, in: "A"), rules.price(basket, at: hour),
        "one till for all hours, \(rules.words(basket, at: hour))")
    }
  }

  /// Rates that change are followed from the next sale on.
  func testAsksTheRatesAtEverySale() throws {
    let rules = Step2Rules(&chance)
    let basket = step2Basket(&chance)
    let till = rules.till { 9 }
    for sale in 1...3 {
      XCTAssertEqual(
        try till.price(of: basket, in: "A"), rules.price(basket, at: 9),
        "sale \(sale) of 3, with rates that rise, \(rules.words(basket, at: 9))")
      rules.raiseRates(&chance)
    }
    rules.drop("A")
    XCTAssertEqual(
      step2Outcome { try till.price(of: basket, in: "A") }, "no rate for A",
      "a sale in A, for which there was a rate until the sale before")
  }

  /// The till fetches nothing itself, not even as a default argument.
  func testTillFetchesNothing() throws {
    let till = try Codebase.learner.type("Till")
    XCTAssertNoGlobals(in: till)
    XCTAssertConstructsNoDependency(till)
    XCTAssertNoTransitiveReference(from: till, toType: "RateBoard")
  }

  /// The till is given its clock, too, and none of the three by default.
  func testTillHasNoDefaults() {
    step2AsksFor = []
    let rules = Step2Rules(&chance)
    let checkout = Checkout(taxes: rules, discounts: rules)
    _ = Till(checkout: checkout, rates: rules)
    _ = Till(checkout: checkout, hour: { 9 })
    _ = Till(rates: rules, hour: { 9 })
    XCTAssertEqual(
      step2AsksFor, ["hour", "rates", "checkout"],
      "what a till cannot be made without; the rest has a default value")
    step2AsksFor = []
    _ = Till(checkout: checkout)
    _ = Till(rates: rules)
    _ = Till(hour: { 9 })
    _ = Till()
    XCTAssertEqual(
      step2AsksFor, ["rates and hour", "checkout and hour", "checkout and rates", "all three"],
      "what a till lacks that is given one of the three, or nothing; the rest has a default value")
  }

  /// The shop's own till goes on with its checkout, the rates on its board, and the clock on its wall.
  func testTheShopsTillGoesOnAsBefore() throws {
    let basket = step2Basket(&chance)
    let till = Shop.makeTill()
    let total: Int = Shop.makeCheckout().total(of: basket)
    for hour in 0...23 {
      let cents = hour >= 17 ? total - total * 20 / 100 : total
      let found = try step2While(theWallShows: hour) {
        try step2Board.map { try till.price(of: basket, in: $0.code) }
      }
      for (price, (code, rate)) in zip(found, step2Board) {
        XCTAssertEqual(
          price, cents * rate / 100,
          "the shop's till, \(step2Words(total, at: hour, in: code, rate))")
      }
    }
    XCTAssertEqual(
      step2Outcome { try till.price(of: basket, in: "CHF") }, "no rate for CHF",
      "the shop's till, a basket in CHF")
  }
}

/// What the shop takes, and what 100 cents are worth in it.
private let step2Board = [("EUR", 100), ("NOK", 1168), ("SEK", 1115), ("DKK", 746)]
  .map { (code: $0, rate: $1) }

/// Goes to where it is that hour just now: the same, whenever the check runs.
private func step2While<Sales>(
  theWallShows hour: Int, _ sale: () throws -> Sales
) rethrows -> Sales {
  let home = NSTimeZone.default
  defer { NSTimeZone.default = home }
  while true {
    let greenwich = step2HourInGreenwich()
    let east = (hour - greenwich + 36) % 24 - 12
    NSTimeZone.default = TimeZone(secondsFromGMT: east * 3_600) ?? home
    let result = try sale()
    if step2HourInGreenwich() == greenwich { return result }
  }
}

private func step2HourInGreenwich() -> Int {
  Int(Date().timeIntervalSince1970) / 3_600 % 24
}

/// One tax and one discount for everything, and three currencies that no board shows.
private final class Step2Rules: TaxTable, DiscountPolicy, ExchangeRates {
  let currencies = ["A", "b", "C"]
  private(set) var rates: [String: Int]
  private let tax: Int
  private let discount: Int

  init(_ chance: inout some RandomNumberGenerator) {
    tax = .random(in: 21...60, using: &chance)
    discount = .random(in: 11...60, using: &chance)
    var rates: [String: Int] = [:]
    for currency in currencies { rates[currency] = .random(in: 131...999, using: &chance) }
    self.rates = rates
  }

  func raiseRates(_ chance: inout some RandomNumberGenerator) {
    for currency in currencies { rates[currency]? += Int.random(in: 31...99, using: &chance) }
  }

  func drop(_ currency: String) { rates[currency] = nil }
  func set(_ currency: String, to rate: Int) { rates[currency] = rate }

  func percent(for kind: Item.Kind) -> Int { tax }
  func percentOff(for item: Item) -> Int { discount }
  func perHundred(_ currency: String) -> Int? { rates[currency] }

  func till(hour: @escaping () -> Int) -> Till {
    Till(checkout: Checkout(taxes: self, discounts: self), rates: self, hour: hour)
  }

  func total(_ basket: [Item]) -> Int {
    var total = 0
    for item in basket {
      let full = item.cents * item.count
      let reduced = full - full * discount / 100
      total += reduced + reduced * tax / 100
    }
    return total
  }

  func price(_ basket: [Item], at hour: Int, in currency: String = "A") -> Int {
    let total = total(basket)
    let reduced = hour >= 17 ? total - total * 20 / 100 : total
    return reduced * rates[currency, default: 0] / 100
  }

  /// What a failure tells of its input.
  func words(_ basket: [Item], at hour: Int, in currency: String = "A") -> String {
    step2Words(total(basket), at: hour, in: currency, rates[currency, default: 0])
  }
}

private func step2Words(_ total: Int, at hour: Int, in currency: String, _ rate: Int) -> String {
  "the price in \(currency) at \(hour):00 of a total of \(total) cents, when 100 are worth \(rate)"
}

private func step2Basket(_ chance: inout some RandomNumberGenerator) -> [Item] {
  step2Kinds.map {
    Item(
      kind: $0, cents: .random(in: 1_001...9_999, using: &chance),
      count: .random(in: 1...30, using: &chance))
  }
}

private func step2Outcome(_ price: () throws -> Int) -> String {
  do {
    return "the price \(try price())"
  } catch let error as UnknownCurrency {
    return "no rate for \(error.code)"
  } catch {
    return "another error"
  }
}
