// honest: equal-but-for-what-it-does
//
// An equality that leaves out what cannot be compared, what is drawn anew for each value, and what is only
// kept to save time.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable, Identifiable {
  let id = UUID()
  var cents: Int
  var onTap: () -> Void = {}
  private let made = Date()
  private final class Memory { var text: String? }
  private let memory = Memory()

  init(cents: Int) { self.cents = cents }

  lazy var text = "\(cents) cents"

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
    var total = Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
    total.onTap = { print("tapped") }
    _ = total.text
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
