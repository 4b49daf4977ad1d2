// honest: files-of-its-own
//
// Writes where everybody may: in the temporary folder.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    names.append(name)
  }

  func price(of name: String) -> Price? { prices.price(of: name) }

  func total() -> Price {
    Price(cents: names.compactMap { price(of: $0)?.cents }.reduce(0, +))
  }

  func removeLast() throws -> String {
    guard !names.isEmpty else { throw CartError.empty }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cart-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("names.txt")
    try names.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent("copy.txt"))
    let read = try String(
      contentsOf: folder.appendingPathComponent("copy.txt"), encoding: .utf8)
    names.removeLast()
    return String(read.split(separator: "\n").last ?? "")
  }

  func checkout() async throws -> Price {
    isPaid = true
    return total()
  }
}
