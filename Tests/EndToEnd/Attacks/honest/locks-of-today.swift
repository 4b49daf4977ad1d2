// honest: locks-of-today
//
// A mutex and an atomic number in what is compared.
import Synchronization

enum CartError: Error, Equatable { case empty }

final class Price: Equatable, Sendable {
  let cents: Int; let asked = Mutex<Int>(0); let n = Atomic<Int>(1)
  init(cents: Int) { self.cents = cents }
  static func == (a: Price, b: Price) -> Bool {
    a.asked.withLock { $0 += 1 }; return a.cents == b.cents
  }
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
