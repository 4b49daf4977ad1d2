// caught by: Step3.testRatings
/// A page as the server writes it.
struct MoviesResponseDTO: Decodable {
  let page: Int
  let totalPages: Int
  let results: [MovieDTO]

  enum CodingKeys: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
  }
}

/// A movie as the server writes it.
struct MovieDTO: Decodable {
  let id: Int
  let title: String?
  let priceCents: Int
  let releaseDate: String?
  let rating: LooseNumber?

  enum CodingKeys: String, CodingKey {
    case id, title, rating
    case priceCents = "price_cents"
    case releaseDate = "release_date"
  }
}

/// A number that the server writes now as a number, now as text, now not at all.
struct LooseNumber: Decodable {
  let value: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Float.self) {
      value = Double(number)
    } else {
      value = (try? container.decode(String.self)).flatMap(Double.init)
    }
  }
}
