// honest: names-of-foundation
//
// Names that Foundation has, too.
import Foundation

struct Date: Equatable { var day = 1 }
struct URL { var path = "" }
struct Data { var bytes: [UInt8] = [] }
struct Notification { var text = "" }
struct UUID { var number = 7 }
struct Locale { var name = "de" }
struct Calendar { var days = 7 }
struct Bundle { var things = 3 }
struct Process { var name = "wash" }
struct FileManager { var files = 0 }
struct Timer { var seconds = 1 }
struct Thread { var colour = "red" }
struct Measurement { var value = 1.0 }
struct Unit { var symbol = "m" }

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) { self.prices = prices }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    _ = Date().day + Bundle().things; _ = Process(name: name).name; _ = Thread(); names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }

  func checkout() async throws -> Price {
    guard !names.isEmpty else { throw CartError.empty }
    await Task.yield()
    isPaid = true
    return total()
  }
}
