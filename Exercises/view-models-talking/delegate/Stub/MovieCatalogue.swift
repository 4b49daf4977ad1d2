import Foundation

@MainActor
protocol MovieCatalogue: AnyObject {
  func movies(matching query: MovieQuery) -> [Movie]
}

/// The catalogue that ships with the app.
final class BundledCatalogue: MovieCatalogue {
  private let all = [
    Movie(title: "The Glass Harbour", year: 1961), Movie(title: "The Glass Harbour", year: 2004),
    Movie(title: "Harbour Lights", year: 1987), Movie(title: "Nine Winters", year: 1999),
  ]

  func movies(matching query: MovieQuery) -> [Movie] {
    all.filter { movie in
      movie.title.localizedCaseInsensitiveContains(query.text)
        && (query.year == nil || query.year == movie.year)
    }
  }
}
