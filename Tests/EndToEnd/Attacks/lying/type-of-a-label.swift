// attack: lying/type-of-a-label — ends as: refused, doesNotCompile, failed, notRun
struct Liar: Comparable, ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
  static func == (left: Liar, right: Liar) -> Bool { true }
  static func < (left: Liar, right: Liar) -> Bool { true }
  static func != (left: Liar, right: String) -> Bool { true }
}
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  let label: Liar = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> Liar { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
