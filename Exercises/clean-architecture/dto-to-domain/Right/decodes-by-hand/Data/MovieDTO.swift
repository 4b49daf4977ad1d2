import Domain
import Foundation

final class MoviesResponseDTO: Decodable {
  let page: Int
  let totalPages: Int
  let results: [MovieDTO]

  private enum CodingKeys: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
  }
}

final class MovieDTO: Decodable {
  let id: Int
  let title: String?
  let priceCents: Int
  let releaseDate: String?
  let rating: Double?

  private enum CodingKeys: String, CodingKey {
    case id, title, price_cents, release_date, rating
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.decodeIfPresent(String.self, forKey: .title)
    priceCents = try values.decode(Int.self, forKey: .price_cents)
    releaseDate = try values.decodeIfPresent(String.self, forKey: .release_date)
    let text = try? values.decode(String.self, forKey: .rating)
    rating = (try? values.decode(Double.self, forKey: .rating)) ?? text.flatMap { Double($0) }
  }
}
