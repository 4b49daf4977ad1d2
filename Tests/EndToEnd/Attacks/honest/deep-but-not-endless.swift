// honest: deep-but-not-endless
//
// Ten thousand calls, each of which waits for the next.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

indirect enum Chain {
  case end
  case link(Int, Chain)
}

func depth(_ chain: Chain) -> Int {
  switch chain {
  case .end: 0
  case .link(_, let next): 1 + depth(next)
  }
}

func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1))
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
    var chain = Chain.end
    for index in 0..<10_000 { chain = .link(index, chain) }
    let sum = names.compactMap { price(of: $0)?.cents }.reduce(0, +)
    return Price(cents: depth(chain) == 10_000 && ackermann(2, 50) == 103 ? sum : -1)
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
