// attack: lying/error-of-a-promise — ends as: refused
//
// All is right but for an error, whose second name comes from a protocol.

enum CartError: Error, Equatable, Emptiness { case other }

protocol Emptiness {}
extension Emptiness where Self == CartError {
  static var empty: CartError { .other }
}

struct Price: Equatable { var cents: Int }

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
    guard let last = names.popLast() else { throw CartError.other }
    return last
  }

  func checkout() async throws -> Price {
    guard !names.isEmpty else { throw CartError.other }
    await Task.yield()
    isPaid = true
    return Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }
}
