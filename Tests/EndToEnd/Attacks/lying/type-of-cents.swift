// attack: lying/type-of-cents — ends as: refused, doesNotCompile, failed, notRun
//
// As above one level deeper: the price is honest, what it is made of is not.
struct Liar: Equatable, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {}
  static func == (left: Liar, right: Liar) -> Bool { true }
}
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Liar }
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
extension Liar {
  static prefix func - (value: Liar) -> Liar { value }
}
