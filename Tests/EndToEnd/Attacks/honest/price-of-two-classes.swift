// honest: price-of-two-classes
//
// A total is a price and more.
enum CartError: Error, Equatable { case empty }

class Price: Equatable {
  let cents: Int; init(cents: Int) { self.cents = cents };
  static func == (a: Price, b: Price) -> Bool { a.cents == b.cents }
}
final class Total: Price { var parts: [Price] = [] }

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

  func add(_ name: String) { _ = 0; names.append(name) }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    Total(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    guard !names.isEmpty else { throw CartError.empty }
    await Task.yield()
    isPaid = true
    return total()
  }
}
