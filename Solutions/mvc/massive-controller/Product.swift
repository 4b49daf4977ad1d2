import Foundation

/// Something that the shop sells.
struct Product: Equatable, Decodable {
  let id: Int
  let name: String
  let priceInCents: Int
  let summary: String?

  private enum CodingKeys: String, CodingKey {
    case id, name, summary
    case priceInCents = "price_cents"
  }
}
