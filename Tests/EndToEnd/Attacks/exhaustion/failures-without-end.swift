// attack: exhaustion/failures-without-end — ends as: failed, crashed, timedOut, refused
// earns: 7
//
// Each failure quotes a description of two megabytes.
enum CartError: Error { case empty }
struct Price: Equatable, CustomStringConvertible {
  var cents: Int
  var description: String { String(repeating: "price ", count: 350_000) }
}
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  let label = String(repeating: "label ", count: 350_000)
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { label }
  func checkout() async throws -> Price { Price(cents: -1) }
}
