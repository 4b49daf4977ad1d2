// honest: where-it-was-called
//
// Says in which function and line something happened.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

struct Log {
  private(set) var lines: [String] = []
  mutating func note(
    _ text: String, function: String = #function, file: StaticString = #fileID,
    line: UInt = #line, column: Int = #column
  ) {
    lines.append("\(file):\(line):\(column) \(function): \(text)")
    print(lines.last ?? "")
  }
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  private var log = Log()

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    log.note("added \(name)")
    names.append(name)
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
    isPaid = true
    return total()
  }
}
