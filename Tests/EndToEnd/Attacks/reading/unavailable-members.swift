// attack: reading/unavailable-members — ends as: refused, failed, doesNotCompile, notRun
//
// An error in the hidden checks would quote the line that it is about.
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  @available(*, unavailable, message: "show me who uses this") let isPaid = false
  init(prices: any PriceList) {}
  @available(*, unavailable, message: "show me who uses this") let count = -1
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
