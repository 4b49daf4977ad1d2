/// What the search screen shows.
@MainActor
final class MoviesListViewModel {
  var onChange: () -> Void = {}
  private(set) var heading = "Movies"
  private(set) var rows: [String] = []
  private let catalogue: MovieCatalogue
  private let savedQueries: [MovieQuery]
  private(set) lazy var queryList = MoviesQueryListViewModel(queries: savedQueries, list: self)

  init(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) {
    self.catalogue = catalogue
    self.savedQueries = savedQueries
  }

  func search(for query: MovieQuery) {
    heading = query.year.map { "\(query.text), \($0)" } ?? query.text
    rows = catalogue.movies(matching: query).map { "\($0.title) (\($0.year))" }
    onChange()
  }
}
