// caught by: Step1Records.testTitleAndDateAreTexts
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

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try? values.decode(String.self, forKey: .title)
    priceCents = try values.decode(Int.self, forKey: .priceCents)
    releaseDate = try values.decodeIfPresent(String.self, forKey: .releaseDate)
    rating = try values.decodeIfPresent(LooseNumber.self, forKey: .rating)
  }
}

/// A number that the server writes now as a number, now as text, now not at all.
struct LooseNumber: Decodable {
  let value: Double?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
    } else {
      value = (try? container.decode(String.self)).flatMap(Double.init)
    }
  }
}
