import Foundation

/// Something that the shop sells.
struct Product: Equatable {
  let id: Int
  let name: String
  let priceInCents: Int
  let summary: String?
}

extension Product {
  /// Nil if the item is not a product.
  init?(json item: [String: Any]) {
    guard let id = item["id"] as? Int,
      let name = item["name"] as? String,
      let price = item["price_cents"] as? Int
    else { return nil }
    self.init(id: id, name: name, priceInCents: price, summary: item["summary"] as? String)
  }
}
