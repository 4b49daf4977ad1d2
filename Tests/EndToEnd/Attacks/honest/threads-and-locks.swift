// honest: threads-and-locks
//
// Sixty-four threads that count together.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  func add() {
    lock.lock()
    count += 1
    lock.unlock()
  }
  var value: Int { lock.withLock { count } }
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
    let tally = Tally()
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<64 {
      Thread.detachNewThread {
        for _ in 0..<100 { tally.add() }
        done.signal()
      }
    }
    for _ in 0..<64 { done.wait() }
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    return Price(cents: tally.value == 6_400 ? sum : 0)
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
