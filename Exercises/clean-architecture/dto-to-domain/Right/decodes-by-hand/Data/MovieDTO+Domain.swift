import Domain
import Foundation

extension MoviesResponseDTO {
  func toDomain() throws -> MoviesPage {
    var movies: [Movie] = []
    for record in results { movies.append(try record.toDomain()) }
    return MoviesPage(number: page, totalPages: totalPages, movies: movies)
  }
}

extension MovieDTO {
  func toDomain() throws -> Movie {
    if priceCents < 0 { throw MovieError.badPrice(id: id) }
    let price = Decimal(sign: .plus, exponent: -2, significand: Decimal(priceCents))
    return Movie(id: id, title: title, price: price, released: day, rating: rating)
  }

  private var day: Day? {
    let digits = (releaseDate ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard digits.count == 3, digits.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = digits.compactMap { Int($0) }
    guard numbers.count == 3, digits.joined().allSatisfy(\.isASCII),
      digits.joined().allSatisfy(\.isNumber)
    else { return nil }
    return Day(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}
