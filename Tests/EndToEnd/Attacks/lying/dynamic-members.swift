// attack: lying/dynamic-members — ends as: refused, doesNotCompile, failed, notRun, crashed
//
// Any member that is asked for is there, of whatever type is wanted.
enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
@dynamicMemberLookup
final class Cart {
  init(prices: any PriceList) {}
  subscript<T>(dynamicMember name: String) -> T { fatalError("nothing is here") }
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total<T>() -> T { fatalError("nothing is here") }
  func removeLast<T>() throws -> T { fatalError("nothing is here") }
  func checkout() async throws -> Price { Price(cents: -1) }
}
