// honest: price-kept-otherwise
//
// What a price is made with stands under another name than anybody expects.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable {
  private let digits: String; private lazy var text = digits + " ct";
  init(cents: Int) { digits = String(cents) }; var cents: Int { Int(digits) ?? 0 };
  mutating func show() -> String { text };
  static func == (a: Price, b: Price) -> Bool { a.digits == b.digits }
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
