// caught by: Step2Mapping.testDomainFormatsNothing
import Foundation

/// A movie that can be rented.
public struct Movie: Equatable {
  public let id: Int
  public let title: String?
  public let price: Decimal
  public let released: Day?
  public let rating: Double?

  public var displayTitle: String {
    guard let title, !title.isEmpty else { return "Untitled" }
    return title
  }

  public init(id: Int, title: String?, price: Decimal, released: Day?, rating: Double?) {
    self.id = id
    self.title = title
    self.price = price
    self.released = released
    self.rating = rating
  }
}

/// One page of the catalogue.
public struct MoviesPage: Equatable {
  public let number: Int
  public let totalPages: Int
  public let movies: [Movie]

  public init(number: Int, totalPages: Int, movies: [Movie]) {
    self.number = number
    self.totalPages = totalPages
    self.movies = movies
  }

  public var isLast: Bool { number >= totalPages }
}

public enum MovieError: Error, Equatable {
  case badPrice(id: Int)
}
