import Domain
import Foundation

struct MoviesResponseDTO: Decodable {
  let page: Int
  let totalPages: Int
  let results: [MovieDTO]

  enum CodingKeys: String, CodingKey {
    case page
    case totalPages = "total_pages"
    case results
  }

  func toDomain() throws -> MoviesPage {
    MoviesPage(number: page, totalPages: totalPages, movies: try results.map { try $0.toDomain() })
  }
}

struct MovieDTO: Decodable {
  let id: Int
  let title: String?
  let priceCents: Int
  let releaseDate: String?
  let rating: RatingDTO?

  enum CodingKeys: String, CodingKey {
    case id, title, rating
    case priceCents = "price_cents"
    case releaseDate = "release_date"
  }

  func toDomain() throws -> Movie {
    guard priceCents >= 0 else { throw MovieError.badPrice(id: id) }
    return Movie(
      id: id,
      title: title?.isEmpty == true ? nil : title,
      price: Decimal(priceCents) / 100,
      released: releaseDate.flatMap(Day.init(iso:)),
      rating: rating?.value
    )
  }
}

enum RatingDTO: Decodable {
  case number(Double)
  case text(String)
  case unknown

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .unknown
    }
  }

  var value: Double? {
    switch self {
    case .number(let n): return n
    case .text(let t): return Double(t)
    case .unknown: return nil
    }
  }
}

extension Day {
  init?(iso text: String) {
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    formatter.timeZone = formatter.calendar.timeZone
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.isLenient = false
    guard let date = formatter.date(from: text), formatter.string(from: date) == text else {
      return nil
    }
    let day = formatter.calendar.dateComponents([.year, .month, .day], from: date)
    self.init(year: day.year!, month: day.month!, day: day.day!)
  }
}
