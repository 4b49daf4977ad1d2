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
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.allSatisfy({ "-0123456789".contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
