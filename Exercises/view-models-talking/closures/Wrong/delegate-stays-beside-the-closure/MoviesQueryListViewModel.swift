// caught by: Step2.testNoDelegateIsLeft
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
  weak var queryDelegate: MoviesQueryListViewModelDelegate?
  private let queries: [MovieQuery]
  /// Nil as soon as there is nothing more to answer.
  private var didSelect: ((MovieQuery) -> Void)?

  init(queries: [MovieQuery], didSelect: @escaping (MovieQuery) -> Void) {
    self.queries = queries
    self.didSelect = didSelect
    items = queries.map(MoviesQueryListItemViewModel.init)
  }

  func didSelectItem(at index: Int) {
    guard queries.indices.contains(index) else { return }
    let answer = didSelect
    didSelect = nil
    answer?(queries[index])
    queryDelegate?.moviesQueryListDidSelect(queries[index])
  }

  func didClose() {
    didSelect = nil
  }
}
