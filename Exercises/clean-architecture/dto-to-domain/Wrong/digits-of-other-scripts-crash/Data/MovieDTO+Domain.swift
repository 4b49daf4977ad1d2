// caught by: Step3.testUnknownDates
import Domain
import Foundation

extension MoviesResponseDTO {
  func toDomain() throws -> MoviesPage {
    MoviesPage(number: page, totalPages: totalPages, movies: try results.map { try $0.toDomain() })
  }
}

extension MovieDTO {
  func toDomain() throws -> Movie {
    guard priceCents >= 0 else { throw MovieError.badPrice(id: id) }
    return Movie(
      id: id, title: title, price: Decimal(priceCents) / 100,
      released: releaseDate.flatMap(Day.init(server:)), rating: rating?.value)
  }
}

extension Day {
  /// Reads `2024-05-17` and nothing else.
  fileprivate init?(server text: String) {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/) else { return nil }
    self.init(year: Int(match.1)!, month: Int(match.2)!, day: Int(match.3)!)
  }
}
