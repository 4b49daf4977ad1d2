// honest: keywords-as-names
//
// Words of the language, and words that lists of forbidden words have on them.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

enum Safety { case safe, unsafe, `init`, `self`, `exit`, fork }

enum Section { case used, section, `import`, _cdecl }

struct Holder {
  var `default` = 0
  var `class` = ""
  var unsafePointer: Safety = .unsafe
  func `exit`(_ code: Int) -> Safety { code == 0 ? .exit : .fork }
  func system(_ line: String) -> Int { line.count }
  func write(_ text: String) -> String { text }
  func kill(_ `protocol`: String) -> Bool { `protocol`.isEmpty }
}

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  private var holder = Holder()
  private var state = Safety.unsafe

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { count == 1 ? "1 item" : "\(count) items" }

  func add(_ name: String) {
    state = holder.exit(holder.system(name))
    if holder.kill(name) { return }
    names.append(holder.write(name))
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
