// honest: date-and-data-of-its-own
//
// Types that Foundation has under the same names, beside an extension and an operator.

struct Date: Comparable {
  var day = 1
  static func < (left: Date, right: Date) -> Bool { left.day < right.day }
}
struct Data { var bytes: [UInt8] = [] }
typealias URL = String

extension String {
  var shouted: String { uppercased() + "!" }
}

/// Whether what a property keeps is within bounds.
@propertyWrapper struct Clamped: Equatable {
  private var value: Int
  init(wrappedValue: Int) { value = max(wrappedValue, 0) }
  var wrappedValue: Int {
    get { value }
    set { value = max(newValue, 0) }
  }
}

enum CartError: Error, Equatable { case empty }

struct Price: Equatable {
  @Clamped var cents: Int
  init(cents: Int) { _cents = Clamped(wrappedValue: cents) }
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
    return Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }
}
