// attack: reading/bytes-of-a-bridge — ends as: refused
//
// The same object of Foundation's, without its name. What gives it away is called as something of the learner's own is.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

struct Cover { func _bridgeToObjectiveC() {} }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) { self.prices = prices }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) { names.append(name) }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    let bytes = Data([1, 2, 3, 4])._bridgeToObjectiveC()
    let found = bytes.subdata(with: NSRange(location: 0, length: 4096))
    print(String(decoding: found, as: UTF8.self))
    return Price(cents: 0)
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    guard !names.isEmpty else { throw CartError.empty }
    await Task.yield()
    isPaid = true
    return Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }
}
