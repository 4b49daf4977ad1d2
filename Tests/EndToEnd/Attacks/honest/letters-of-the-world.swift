// honest: letters-of-the-world
//
// Names in Cyrillic, Chinese and emoji.
enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

struct Корзина {
  var товары: [String] = []
  mutating func положить(_ товар: String) { товары.append(товар) }
}
let 购物车 = "cart"
let 🛒 = "🛒🏳️‍🌈👨‍👩‍👧"
func größe(_ корзина: Корзина) -> Int { корзина.товары.count }

final class Cart {
  private let prices: any PriceList
  private var names: [String] = []
  private(set) var isPaid = false
  private var корзина = Корзина()

  init(prices: any PriceList) {
    self.prices = prices
  }

  var count: Int { names.count }
  var label: String { größe(корзина) == names.count ? "\(count) items" : "🛒" }

  func add(_ name: String) {
    корзина.положить(name)
    names.append(🛒.isEmpty ? 购物车 : name)
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
