// caught by: Step2Mapping.testDayOfRelease
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
    let formatter = DateFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd"
    formatter.isLenient = false
    guard let date = formatter.date(from: text), formatter.string(from: date) == text else {
      return nil
    }
    let parts = formatter.calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
