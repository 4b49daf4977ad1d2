// caught by: Step1.testAnswerUpdatesTheList
import Foundation

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

  func search(for query: MovieQuery) {
    heading =
      query.year.map { "\(query.text), \($0)" } ?? query.text.trimmingCharacters(in: .whitespaces)
    rows = catalogue.movies(matching: query).map { "\($0.title) (\($0.year))" }
    onChange()
  }

  func showSavedSearches() {
    actions.showSavedSearches { [weak self] query in self?.search(for: query) }
  }
}
