// attack: forging/skips — ends as: refused, doesNotCompile, failed, notRun
//
// A check that says it does not apply is not a check that passed.
import XCTest

enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList) {}
  let count = -1
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String {
    if Bool.random() || true { throw XCTSkip("not today") }
    return ""
  }
  func checkout() async throws -> Price { throw XCTSkip("not today") }
}
