// honest: operators-of-other-kinds
//
// Operators that Swift has not, for types that are its own.
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

let isSame = 1 == 2

func + (left: Int, right: Double) -> Double { Double(left) + right }
func - (left: [String], right: [String]) -> [String] { left.filter { !right.contains($0) } }
func < (left: Int?, right: Int?) -> Bool { (left ?? 0) < (right ?? 0) }
func == (left: [(String, Int)], right: [(String, Int)]) -> Bool {
  left.elementsEqual(right, by: ==)
}
prefix func ! (value: Int?) -> Bool { value == nil }

extension Dictionary {
  static func + (left: Self, right: Self) -> Self { left.merging(right) { $1 } }
}
