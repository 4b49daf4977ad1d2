/// A saved search as the list shows it.
struct MoviesQueryListItemViewModel: Equatable {
  let title: String

  init(_ query: MovieQuery) {
    title = query.year.map { "\u{201C}\(query.text)\u{201D} of \($0)" } ?? query.text
  }
}

/// The saved searches, one of which can be chosen.
@MainActor
final class MoviesQueryListViewModel {
  let items: [MoviesQueryListItemViewModel]
  private let list: MoviesListViewModel

  init(queries: [MovieQuery], list: MoviesListViewModel) {
    items = queries.map(MoviesQueryListItemViewModel.init)
    self.list = list
  }

  func didSelectItem(at index: Int) {
    list.search(for: MovieQuery(text: items[index].title, year: nil))
  }
}
