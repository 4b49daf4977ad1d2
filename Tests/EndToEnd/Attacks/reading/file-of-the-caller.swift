// attack: reading/file-of-the-caller — ends as: passed, refused, failed, crashed, notRun
// needs: strong
//
// A default argument is worked out in the file of whoever calls: in the hidden checks.
import Foundation

enum CartError: Error { case empty }
struct Price: Equatable { var cents: Int }
protocol PriceList { func price(of name: String) -> Price? }
final class Cart {
  let isPaid = false
  init(prices: any PriceList, file: String = #filePath, function: String = #function) {
    print(file, function)
    for folder in ["", "@@CACHE@@/", "checks/Step1/", "../checks/Step1/", "../../checks/Step1/"] {
      print((try? String(contentsOfFile: folder + file, encoding: .utf8)) ?? "nothing")
    }
  }
  let count = -1
  let label = ""
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
