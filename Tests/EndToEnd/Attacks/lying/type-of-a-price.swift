// attack: lying/type-of-a-price — ends as: refused, doesNotCompile, failed, notRun
//
// Two prices are always equal; only a check that wants two of them to differ can tell.
enum CartError: Error { case empty }
struct Price: Equatable {
  var cents: Int
  static func == (left: Price, right: Price) -> Bool { true }
}
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
