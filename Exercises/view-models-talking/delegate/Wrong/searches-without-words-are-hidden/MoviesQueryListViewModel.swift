// caught by: Step1.testItemsReadAsBefore
/// A saved search as the list shows it.
struct MoviesQueryListItemViewModel: Equatable {
  let title: String

  init(_ query: MovieQuery) {
    title = query.year.map { "\u{201C}\(query.text)\u{201D} of \($0)" } ?? query.text
  }
}

/// Hears which saved search was chosen.
@MainActor
protocol MoviesQueryListViewModelDelegate: AnyObject {
  func moviesQueryListDidSelect(_ query: MovieQuery)
}

/// The saved searches, one of which can be chosen.
@MainActor
final class MoviesQueryListViewModel {
  let items: [MoviesQueryListItemViewModel]
  weak var delegate: MoviesQueryListViewModelDelegate?
  private let queries: [MovieQuery]

  init(queries: [MovieQuery]) {
    let queries = queries.filter { !$0.text.isEmpty }
    self.queries = queries
    items = queries.map(MoviesQueryListItemViewModel.init)
  }

  func didSelectItem(at index: Int) {
    guard queries.indices.contains(index) else { return }
    delegate?.moviesQueryListDidSelect(queries[index])
  }
}
