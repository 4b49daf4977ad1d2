// attack: reading/ambiguous-members — ends as: refused, failed, doesNotCompile, notRun
//
// Candidates that fit equally well are listed with the place of the call.
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  init(prices: any PriceList) {}
  init(prices: any PriceList, _ more: Int...) {}
  func add(_ name: String) {}
  func add(_ name: String) -> Int { 1 }
  func total() -> Price { Price(cents: -1) }
  func total() -> Int { 1 }
  let count = 1
  func price<T>(of name: T) -> Price? { nil }
  func price(of name: some StringProtocol) -> Int? { nil }
}
