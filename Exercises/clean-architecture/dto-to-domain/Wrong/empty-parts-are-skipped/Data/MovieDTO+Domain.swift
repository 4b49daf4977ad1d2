// caught by: Step3OddForms.testUnknownDates
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
    let parts = text.split(separator: "-", omittingEmptySubsequences: true).compactMap { Int($0) }
    guard parts.count >= 2 else { return nil }
    let (year, month, day) = (parts[0], parts[1], parts.count > 2 ? parts[2] : 1)
    self.init(year: year, month: month, day: day)
  }
}
