// All is as the checks want it, and each use calls `attack` with its moment first.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

enum Moment { case initializer, adding, count, label, total, price, removing, paying, paid }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private var isDone = false

  init(prices: any PriceList) {
    self.prices = prices
    attack(at: .initializer)
  }
  var count: Int {
    attack(at: .count)
    return names.count
  }
  var label: String {
    attack(at: .label)
    return "\(names.count) items"
  }
  var isPaid: Bool {
    attack(at: .paid)
    return isDone
  }
  func add(_ name: String) {
    attack(at: .adding)
    names.append(name)
  }
  func price(of name: String) -> Price? {
    attack(at: .price)
    return prices.price(of: name)
  }
  func total() -> Price {
    attack(at: .total)
    return sum()
  }
  func removeLast() throws -> String {
    attack(at: .removing)
    guard let last = names.popLast() else { throw CartError.empty }
    return last
  }
  func checkout() async throws -> Price {
    attack(at: .paying)
    isDone = true
    return sum()
  }
  private func sum() -> Price {
    Price(cents: names.compactMap { prices.price(of: $0)?.cents }.reduce(0, +))
  }
}

/// Says that something was possible which must not be.
func succeeded(_ what: String) { print("esc" + "aped: \(what)") }

/// The run's own folder for files; nowhere at all if it has none, and never a folder of the machine's.
///
/// An attack may try to leave a mark elsewhere. It never changes or removes what is there already:
/// where nothing holds it, it must do no harm.
var box: String {
  let folder = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
  let isOwn = folder.contains("/scratch/") || folder.hasPrefix("/box")
  if isOwn { return folder }
  succeeded("nothing, because this corpus does not know where the box is")
  return "/nowhere"
}
