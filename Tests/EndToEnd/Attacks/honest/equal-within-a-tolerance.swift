// honest: equal-within-a-tolerance
//
// An equality that allows for rounding, and a helper from before key paths were functions.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable {
  var euros: Double

  init(cents: Int) { euros = Double(cents) / 100 }

  var cents: Int { Int((euros * 100).rounded()) }

  static func == (left: Price, right: Price) -> Bool { abs(left.euros - right.euros) < 0.001 }
}

extension Sequence {
  func map<Value>(_ path: KeyPath<Element, Value>) -> [Value] { map { $0[keyPath: path] } }
}

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) { self.prices = prices }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) { names.append(name) }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    var total = Price(cents: 0)
    total.euros = names.compactMap { price(of: $0) }.map(\.euros).reduce(0, +) + 0.000_01
    return total
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
