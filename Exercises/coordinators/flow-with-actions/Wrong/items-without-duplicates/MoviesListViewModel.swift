// caught by: Step1.testItemsAreAsBefore
/// A line of the list, ready to be shown.
struct MoviesListItem: Equatable {
  let title: String
  let subtitle: String
}

/// What the list can ask for; whoever makes the screen decides what happens then.
struct MoviesListViewModelActions {
  let showMovieDetails: (Movie) -> Void
}

@MainActor
final class MoviesListViewModel {
  let screenTitle = "This week"
  private let movies: [Movie]
  private let actions: MoviesListViewModelActions

  init(movies: [Movie], actions: MoviesListViewModelActions) {
    self.movies = movies
    self.actions = actions
  }

  var items: [MoviesListItem] {
    var seen: Set<String> = []
    return movies.filter { seen.insert($0.title).inserted }.map {
      MoviesListItem(title: $0.title, subtitle: "\($0.director), \($0.year)")
    }
  }

  func didSelectItem(at index: Int) {
    guard movies.indices.contains(index) else { return }
    actions.showMovieDetails(movies[index])
  }
}
