// caught by: Step3.testNegativePrice
import Domain
import Foundation

extension MoviesResponseDTO {
  func toDomain() throws -> MoviesPage {
    for movie in results where movie.priceCents < 0 { throw MovieError.badPrice(id: movie.id) }
    return MoviesPage(
      number: page, totalPages: totalPages, movies: try results.map { try $0.toDomain() })
  }
}

extension MovieDTO {
  func toDomain() throws -> Movie {
    Movie(
      id: id, title: title, price: Decimal(priceCents) / 100,
      released: releaseDate.flatMap(Day.init(server:)), rating: rating?.value)
  }
}

extension Day {
  /// Reads `2024-05-17` and nothing else.
  fileprivate init?(server text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.allSatisfy({ "-0123456789".contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
