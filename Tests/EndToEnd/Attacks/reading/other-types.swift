// attack: reading/other-types — ends as: refused, failed, doesNotCompile, notRun
//
// Wrong types make the compiler explain what it was given.
enum CartError { case empty }
struct Price { var cents: Secret }
struct Secret {}
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  init(prices: any PriceList) {}
  func count(_ secret: Secret) -> Secret { secret }
  var label: [Secret] { [] }
  func add(_ name: Secret) {}
  func price(of name: Secret) -> Secret? { nil }
  func total() -> Secret { Secret() }
}
