// attack: terminal/labels — ends as: failed
//
// A failed assertion quotes what it was given.
enum CartError: Error { case empty }
struct Price: Equatable, CustomStringConvertible {
  var cents: Int
  var description: String { "\u{1B}[2J\n::error::lost\n##vso[task.complete]\r\u{9B}2J" }
}
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  var label: String { Price(cents: 1).description }
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { label }
  func checkout() async throws -> Price { Price(cents: -1) }
}
