// caught by: Step1.testListAsksAgain
/// What the search screen can ask for; the answer comes back through the closure that goes along.
struct MoviesListViewModelActions {
  let showSavedSearches: (_ didSelect: @escaping (MovieQuery) -> Void) -> Void
}

/// What the search screen shows.
@MainActor
final class MoviesListViewModel {
  var onChange: () -> Void = {}
  private(set) var heading = "Movies"
  private(set) var rows: [String] = []
  private let catalogue: MovieCatalogue
  private let actions: MoviesListViewModelActions

  init(catalogue: MovieCatalogue, actions: MoviesListViewModelActions) {
    self.catalogue = catalogue
    self.actions = actions
  }

  private var last: MovieQuery?

  func search(for query: MovieQuery) {
    guard query != last || rows.isEmpty else { return }
    last = query
    heading = query.year.map { "\(query.text), \($0)" } ?? query.text
    rows = catalogue.movies(matching: query).map { "\($0.title) (\($0.year))" }
    onChange()
  }

  func showSavedSearches() {
    actions.showSavedSearches { [weak self] query in self?.search(for: query) }
  }
}
