/// A line of the list, ready to be shown.
struct MoviesListItem: Equatable {
  let title: String
  let subtitle: String
}

@MainActor
final class MoviesListViewModel {
  let screenTitle = "This week"
  let movies: [Movie]

  init(movies: [Movie]) {
    self.movies = movies
  }

  var items: [MoviesListItem] {
    movies.map { MoviesListItem(title: $0.title, subtitle: "\($0.director), \($0.year)") }
  }
}
