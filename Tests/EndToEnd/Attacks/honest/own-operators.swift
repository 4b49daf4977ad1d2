// honest: own-operators
//
// Operators on types of its own, equality among them.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

infix operator <+> : AdditionPrecedence
prefix operator §
postfix operator ¶

struct Euro: Equatable, Comparable {
  var cents: Int
  static func <+> (left: Euro, right: Euro) -> Euro { Euro(cents: left.cents + right.cents) }
  static func == (left: Euro, right: Euro) -> Bool { left.cents == right.cents }
  static func < (left: Euro, right: Euro) -> Bool { left.cents < right.cents }
  static func + (left: Euro, right: Int) -> Euro { Euro(cents: left.cents + right) }
}
prefix func § (value: Int) -> Euro { Euro(cents: value * 100) }
postfix func ¶ (value: Int) -> Euro { Euro(cents: value) }

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
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(§0) { $0 <+> $1¶ }
    return Price(cents: sum == §0 ? 0 : (sum + 0).cents)
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
