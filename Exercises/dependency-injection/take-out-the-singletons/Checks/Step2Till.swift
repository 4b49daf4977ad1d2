import StructureChecks
import XCTest

@testable import Learner

// In the checks' own order: what is drawn by chance must not hang on the learner's code.
private let step2Kinds: [Item.Kind] = [.book, .food, .toy]

@MainActor
final class Step2Till: XCTestCase {
  /// The price is the total of the given checkout, converted at the given rate.
  func testPriceUsesTheGivenCheckoutAndRates() throws {
    let rules = Step2Rules(&chance)
    let basket = step2Basket(&chance)
    let till = rules.till { 9 }
    let currencies = rules.currencies
    XCTAssertEqual(
      try currencies.map { "\($0) \(try till.price(of: basket, in: $0))" },
      currencies.map { "\($0) \(rules.total(basket) * rules.rates[$0, default: 0] / 100)" })
  }

  /// An empty basket costs nothing, in every currency that has a rate.
  func testAnEmptyBasketCostsNothing() throws {
    let rules = Step2Rules(&chance)
    let till = rules.till { 9 }
    XCTAssertEqual(
      try rules.currencies.map { "\($0) \(try till.price(of: [], in: $0))" },
      rules.currencies.map { "\($0) 0" })
  }

  /// A currency without a rate is refused by its code.
  func testUnknownCurrency() {
    let till = Step2Rules(&chance).till { 9 }
    let basket = step2Basket(&chance)
    let code = "x\(Int.random(in: 100...999, using: &chance))"
    XCTAssertEqual(step2Outcome { try till.price(of: basket, in: code) }, "no rate for \(code)")
    XCTAssertEqual(step2Outcome { try till.price(of: basket, in: "EUR") }, "no rate for EUR")
    XCTAssertEqual(step2Outcome { try till.price(of: [], in: code) }, "no rate for \(code)")
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
        let input = "a total of \(rules.total(basket)) at \(hour):00"
        XCTAssertEqual(
          "\(input): \(try rules.till { hour }.price(of: basket, in: "A"))",
          "\(input): \(rules.price(basket, at: hour))")
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
        "at \(hour):00 \(try till.price(of: basket, in: "A"))",
        "at \(hour):00 \(rules.price(basket, at: hour))")
    }
  }

  /// Rates that change are followed from the next sale on.
  func testAsksTheRatesAtEverySale() throws {
    let rules = Step2Rules(&chance)
    let basket = step2Basket(&chance)
    let till = rules.till { 9 }
    for sale in 1...3 {
      XCTAssertEqual(
        "sale \(sale): \(try till.price(of: basket, in: "A"))",
        "sale \(sale): \(rules.price(basket, at: 9))")
      rules.raiseRates(&chance)
    }
  }

  /// The till fetches nothing itself, not even as a default argument.
  func testTillFetchesNothing() throws {
    let till = try Codebase.learner.type("Till")
    XCTAssertNoGlobals(in: till)
    XCTAssertConstructsNoDependency(till)
    XCTAssertNoTransitiveReference(from: till, toType: "RateBoard")
  }

  /// The shop's own till goes on with its checkout, the rates on its board, and the clock on its wall.
  func testTheShopsTillGoesOnAsBefore() throws {
    let basket = step2Basket(&chance)
    let till = Shop.makeTill()
    let total = Shop.makeCheckout().total(of: basket)
    for hour in 0...23 {
      let cents = hour >= 17 ? total - total * 20 / 100 : total
      let found = try step2While(theWallShows: hour) {
        try step2Board.map { "\($0.code) \(try till.price(of: basket, in: $0.code))" }
      }
      XCTAssertEqual(
        "at \(hour):00 \(found)",
        "at \(hour):00 \(step2Board.map { "\($0.code) \(cents * $0.rate / 100)" })")
    }
    XCTAssertEqual(step2Outcome { try till.price(of: basket, in: "CHF") }, "no rate for CHF")
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

  /// In the first currency.
  func price(_ basket: [Item], at hour: Int) -> Int {
    let total = total(basket)
    let reduced = hour >= 17 ? total - total * 20 / 100 : total
    return reduced * rates["A", default: 0] / 100
  }
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
