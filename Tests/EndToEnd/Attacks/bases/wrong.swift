// Nothing that the checks look at is right here, and each use calls `attack` with its moment.
import Foundation

enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

enum Moment { case initializer, adding, count, label, total, price, removing, paying, paid }

final class Cart {
  init(prices: any PriceList) { attack(at: .initializer) }
  var count: Int {
    attack(at: .count)
    return -1
  }
  var label: String {
    attack(at: .label)
    return "wrong"
  }
  var isPaid: Bool {
    attack(at: .paid)
    return false
  }
  func add(_ name: String) { attack(at: .adding) }
  func price(of name: String) -> Price? {
    attack(at: .price)
    return Price(cents: -1)
  }
  func total() -> Price {
    attack(at: .total)
    return Price(cents: -1)
  }
  func removeLast() throws -> String {
    attack(at: .removing)
    return "nothing"
  }
  func checkout() async throws -> Price {
    attack(at: .paying)
    return Price(cents: -1)
  }
}

/// What a run says of itself whose checks have all passed, as far as this program can know it.
var forgedRecords: String {
  let ids = CommandLine.arguments.dropFirst().filter { $0.hasPrefix("Step") }
  return ids.map { "start\t\($0)\nend\t\($0)\t0.001\n" }.joined() + "done\n"
}
