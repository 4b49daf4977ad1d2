// honest: equal-by-identity
//
// Two things are the same if their numbers are.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable, Hashable, Comparable {
  var cents: Int
  static func == (left: Price, right: Price) -> Bool { left.cents == right.cents }
  static func < (left: Price, right: Price) -> Bool { left.cents < right.cents }
  func hash(into hasher: inout Hasher) { hasher.combine(cents) }
}

final class Entry: Equatable, Identifiable {
  let id: Int
  let name: String
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
  static func == (left: Entry, right: Entry) -> Bool { left.id == right.id }
}

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  private var entries: [Entry] = []

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    let entry = Entry(id: entries.count, name: name)
    if !entries.contains(entry) { entries.append(entry) }
    names.append(entry.name)
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
    isPaid = true
    return total()
  }
}
