// caught by: Step1.testSummaryMayBeMissing
import Foundation

/// Something that the shop sells.
struct Product: Equatable, Decodable {
  let id: Int
  let name: String
  let priceInCents: Int
  let summary: String?

  init(id: Int, name: String, priceInCents: Int, summary: String?) {
    self.id = id
    self.name = name
    self.priceInCents = priceInCents
    self.summary = summary
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    priceInCents = try container.decode(Int.self, forKey: .priceInCents)
    summary = try container.decode(String.self, forKey: .summary)
  }

  private enum CodingKeys: String, CodingKey {
    case id, name, summary
    case priceInCents = "price_cents"
  }
}
