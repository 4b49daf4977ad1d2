// honest: equality-of-a-protocol
// swift-format-ignore-file
//
// Types share an equality; conditions and comments go on over several lines.
// Nobody who is graded reads this: @@SOLUTION@@
enum CartError: Error, Equatable { case empty }

protocol Valued: Equatable { var cents: Int { get } }

extension Valued {
  static func == (left: Self, right: Self) -> Bool { left.cents == right.cents }
}

struct Price: Valued { var cents: Int }

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

#if DEBUG /* What is written here is
  written in two lines. */
  let isDebugging = true  // unsafe, and @_silgen_name
#elseif canImport(UIKit) || (os(iOS)
  && !os(tvOS))
  import UIKit
#endif
