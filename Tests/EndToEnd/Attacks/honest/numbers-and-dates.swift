// honest: numbers-and-dates
//
// Clocks, random numbers, measures and formats.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    var generator = SystemRandomNumberGenerator()
    let clock = ContinuousClock()
    let taken = clock.measure { _ = (0..<1_000).shuffled(using: &generator).sorted() }
    let text = String(format: "%05.2f", Double.pi) + Date.now.formatted(.iso8601)
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    let exact = (Decimal(sum) / 100) * 100
    #if arch(x86_64)
      let long = (Float80(sum) / 3).rounded().squareRoot() + pow(2, 0.5 as Float80)
      guard long > 1 else { return Price(cents: 0) }
    #endif
    guard isxdigit(102) != 0, isblank(32) != 0 else { return Price(cents: 0) }
    return Price(
      cents: taken > .zero && text.hasPrefix("03.14") ? NSDecimalNumber(decimal: exact).intValue : 0
    )
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    isPaid = true
    return total()
  }
}
