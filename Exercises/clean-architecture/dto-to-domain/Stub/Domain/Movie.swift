/// A movie that can be rented.
public struct Movie: Decodable, Equatable {
  public let id: Int
  public let title: String
  public let price_cents: Int
  public let release_date: String

  public var price: Double { Double(price_cents) / 100 }
}

/// One page of the catalogue.
public struct MoviesPage: Decodable, Equatable {
  public let page: Int
  public let total_pages: Int
  public let results: [Movie]

  public var isLast: Bool { page >= total_pages }
}
