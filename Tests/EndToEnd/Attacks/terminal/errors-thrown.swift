// attack: terminal/errors-thrown — ends as: failed
struct Loud: Error, CustomStringConvertible {
  var description: String { "\u{1B}[2J\n::error::lost\n##vso[task.complete]\r" }
}
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { throw Loud() }
  func checkout() async throws -> Price { throw Loud() }
}
