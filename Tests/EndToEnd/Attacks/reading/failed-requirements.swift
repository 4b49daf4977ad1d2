// attack: reading/failed-requirements — ends as: refused, failed, doesNotCompile, notRun
//
// A protocol that the checks' own types cannot meet.
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList {
  func price(of name: String) -> Price?
  func everythingElse() -> [String]
}
final class Cart {
  init(prices: any PriceList) {}
}
