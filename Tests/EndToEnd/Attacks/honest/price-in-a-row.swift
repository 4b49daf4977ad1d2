// honest: price-in-a-row
//
// What a price is stands in a list of one, and can be written as a number or a text.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  private let amounts: InlineArray<1, Int>

  init(cents: Int) { amounts = [cents] }
  init(integerLiteral value: Int) { self.init(cents: value) }
  init(stringLiteral value: String) { self.init(cents: Int(value) ?? 0) }

  var cents: Int { amounts[0] }

  static func == (left: Price, right: Price) -> Bool { left.cents == right.cents }
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
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
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
