// honest: queues-and-timers
//
// Waits for timers and queues without blocking them.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
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
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    let sum = total()
    let ticked: Bool = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {
        DispatchQueue.main.async { continuation.resume(returning: true) }
      }
    }
    let timer = DispatchSource.makeTimerSource(queue: .global())
    let fired: Bool = await withCheckedContinuation { continuation in
      timer.setEventHandler { continuation.resume(returning: true) }
      timer.schedule(deadline: .now() + 0.005)
      timer.resume()
    }
    timer.cancel()
    try await Task.sleep(nanoseconds: 2_000_000)
    isPaid = ticked && fired
    return sum
  }
}
