// honest: money-from-literals
//
// A type that is written as a number, and is honest.
enum CartError: Error, Equatable { case empty }

struct Money: Equatable, ExpressibleByIntegerLiteral, AdditiveArithmetic {
  var amount: Int
  static let zero: Money = 0
  init(_ amount: Int) { self.amount = amount }
  init(integerLiteral value: Int) { amount = value }
  static func + (left: Money, right: Money) -> Money { Money(left.amount + right.amount) }
  static func - (left: Money, right: Money) -> Money { Money(left.amount - right.amount) }
}

struct Tag: ExpressibleByStringLiteral, Hashable {
  var text: String
  init(stringLiteral value: String) { text = value }
}

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
    let free: Money = 0
    let tags: [Tag: Money] = ["nothing": 0]
    return Price(
      cents: names.compactMap { price(of: $0) }.map { Money($0.cents) }.reduce(
        free + (tags["nothing"] ?? 0), +
      ).amount)
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
