// honest: errors-of-a-struct
//
// Errors that are values of a struct, with names.
struct CartError: Error, Equatable {
  enum Kind { case nothing, tooMuch }

  let kind: Kind
  let code: Int

  static let empty = CartError(kind: .nothing, code: 1)
  static let full = CartError(kind: .tooMuch, code: 2)
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
