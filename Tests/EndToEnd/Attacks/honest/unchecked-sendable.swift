// honest: unchecked-sendable
//
// A promise to the compiler that is kept.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Shared: @unchecked Sendable {
  private var values: [Int] = []
  private let queue = DispatchQueue(label: "shared")
  func add(_ value: Int) { queue.sync { values.append(value) } }
  var sum: Int { queue.sync { values.reduce(0, +) } }
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 50) { shared.add($0) }
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    return Price(cents: shared.sum == 1_225 ? sum : -1)
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
