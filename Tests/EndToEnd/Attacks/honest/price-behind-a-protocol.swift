// honest: price-behind-a-protocol
//
// What a price is made of is known by a protocol only.
enum CartError: Error, Equatable { case empty }

protocol Shape { var n: Int { get } }
enum Coin: Shape { case of(Int), none; var n: Int { if case .of(let n) = self { n } else { 0 } } }
struct Price: Equatable {
  private var all: [any Shape]; init(cents: Int) { all = [Coin.none, Coin.of(cents)] };
  var cents: Int { all.map(\.n).reduce(0, +) };
  static func == (a: Price, b: Price) -> Bool { a.cents == b.cents }
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

  func add(_ name: String) { _ = 0; names.append(name) }

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
