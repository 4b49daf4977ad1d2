// attack: lying/type-of-a-count — ends as: refused, doesNotCompile, failed, notRun
//
// The property is of a type that takes any literal and equals everything.
struct Liar: Equatable, ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {}
  static func == (left: Liar, right: Liar) -> Bool { true }
}
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count: Liar = 0
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
