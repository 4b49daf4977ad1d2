// caught by: Step2.testSearchByHandWorks
/// What the search screen shows.
@MainActor
final class MoviesListViewModel {
  var onChange: () -> Void = {}
  private(set) var heading: String {
    get { Self.headingOfAll }
    set { Self.headingOfAll = newValue }
  }

  nonisolated(unsafe) private static var headingOfAll: String = "Movies"
  private(set) var rows: [String] = []
  private let catalogue: MovieCatalogue

  init(catalogue: MovieCatalogue) {
    self.catalogue = catalogue
  }

  func search(for query: MovieQuery) {
    heading = query.year.map { "\(query.text), \($0)" } ?? query.text
    rows = catalogue.movies(matching: query).map { "\($0.title) (\($0.year))" }
    onChange()
  }
}

extension MoviesListViewModel: MoviesQueryListViewModelDelegate {
  func moviesQueryListDidSelect(_ query: MovieQuery) {
    search(for: query)
  }
}
