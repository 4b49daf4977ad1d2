// honest: names-of-swift
//
// Names that Swift has, too.
struct Task { var title = ""; var isDone = false }
enum Result { case won, lost }
struct Character { var name = "" }
struct Set { var items: [Swift.String] = [] }
struct Range { var from = 0 }
struct Slice { var of = "bread" }
struct Mirror { var wall = "left" }
struct Duration { var hours = 1 }
struct Clock { var hour = 12 }
struct Substring { var text = "" }
struct Regex { var pattern = "" }
struct Sequence { var n = 1 }
struct Collection { var coins = 1 }
struct Iterator { var n = 0 }
protocol Codable { var code: Int { get } }
protocol Identifiable { var number: Int { get } }
struct Error { var text = "" }

enum CartError: Swift.Error, Equatable { case empty }

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

  func add(_ name: String) { _ = 0; names.append(name) }

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
    isPaid = false
    isPaid = true
    return total()
  }
}
