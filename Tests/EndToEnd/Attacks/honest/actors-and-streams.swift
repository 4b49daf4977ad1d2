// honest: actors-and-streams
//
// Isolation, streams and groups of tasks.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

actor Till {
  private var takings = 0
  func take(_ cents: Int) -> Int {
    takings += cents
    return takings
  }
}

@MainActor final class Display { var lines: [String] = [] }

func numbers(_ all: [Int]) -> AsyncStream<Int> {
  AsyncStream { continuation in
    for number in all { continuation.yield(number) }
    continuation.finish()
  }
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
    let till = Till()
    var taken = 0
    for await cents in numbers(names.compactMap { price(of: $0)?.cents }) {
      taken = await till.take(cents)
    }
    let doubled = await withTaskGroup(of: Int.self) { group in
      for index in 0..<20 { group.addTask { index * 2 } }
      return await group.reduce(0, +)
    }
    await MainActor.run { Display().lines.append("\(doubled)") }
    isPaid = doubled == 380
    return Price(cents: taken)
  }
}
