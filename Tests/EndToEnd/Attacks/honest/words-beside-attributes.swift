// honest: words-beside-attributes
//
// Nothing here is unsafe, nor does anything import Builtin: these are words that only the parser can judge.
enum CartError: Error, Equatable { case empty }

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

typealias Receipt = @MainActor @Sendable (Result<Price, any Error>) -> Void
typealias Printing = (_ print: @escaping @Sendable (String) -> Void) -> Void

enum Key: String { case id = "_id" }

#if os(Plan9)
  #error("There is no till on this system.")
#endif

extension Cart {
  func `an aside: Till::open leaves the cart as it is`() {}
  func whenPaid() -> @Sendable (_ done: @escaping () -> Void) -> Void { { $0() } }
}
