// attack: reading/missing-members — ends as: refused, failed, doesNotCompile, notRun
//
// What is missing is said in words, and never with a line of the checks.
enum CartError: Error { case full }
struct Price: Equatable { var pence: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  init(prices: any PriceList) {}
}
