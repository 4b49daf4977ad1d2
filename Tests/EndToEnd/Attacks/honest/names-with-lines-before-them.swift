// honest: names-with-lines-before-them
//
// Names with a line before them, wherever a name can be bound.
enum Pair { case of(Int, Int), one(_x: Int) }
func sums(_ ps: [(Int, Int)]) -> Int {
  var t = 0; for (_a, _b) in ps { t += _a + _b }; let (_c, _d) = (1, 2);
  if case let .of(_e, _f) = Pair.of(1, 2) { t += _e + _f };
  switch Pair.of(1, 2) {
  case let .of(_g, _h): t += _g + _h;
  case .one(let _i): t += _i
  }; return t + _c + _d
}
let pairs = [1: 2].map { (_k, _v) in _k + _v }
let triple = { (_ a: Int, _b: Int) -> Int in a + _b }

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

  func add(_ name: String) { _ = sums([(1, 2)]) + pairs.count + triple(1, 2); names.append(name) }

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
