// caught by: Step1.testValuesOfAnotherShapeAreAnError
import Foundation

struct Product: Equatable, Decodable {
  let id: Int
  let name: String
  let priceInCents: Int
  let summary: String?
  init(id: Int, name: String, priceInCents: Int, summary: String?) {
    self.id = id; self.name = name; self.priceInCents = priceInCents; self.summary = summary
  }
  enum CodingKeys: String, CodingKey { case id, name, summary; case priceInCents = "price_cents" }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    id = try c.decode(Int.self, forKey: .id)
    name = try c.decode(String.self, forKey: .name)
    priceInCents = Int(try c.decode(Double.self, forKey: .priceInCents))
    summary = try? c.decode(String.self, forKey: .summary)
  }
}
