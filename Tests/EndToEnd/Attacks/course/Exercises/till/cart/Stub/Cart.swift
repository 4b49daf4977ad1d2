enum CartError: Error, Equatable { case empty }

struct Price: Equatable { var cents: Int }

protocol PriceList {
  func price(of name: String) -> Price?
}

final class Cart {
  init(prices: any PriceList) {}
  var count: Int { 0 }
  var label: String { "" }
  var isPaid: Bool { false }
  func add(_ name: String) {}
  func price(of name: String) -> Price? { Price(cents: -1) }
  func total() -> Price { Price(cents: -1) }
  func removeLast() throws -> String { "" }
  func checkout() async throws -> Price { Price(cents: -1) }
}
