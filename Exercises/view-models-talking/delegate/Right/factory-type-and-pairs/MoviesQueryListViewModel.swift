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
  var items: [MoviesQueryListItemViewModel] { lines.map(\.item) }
  weak var delegate: MoviesQueryListViewModelDelegate?
  private let lines: [(query: MovieQuery, item: MoviesQueryListItemViewModel)]

  init(queries: [MovieQuery]) {
    lines = queries.map { ($0, MoviesQueryListItemViewModel($0)) }
  }

  func didSelectItem(at index: Int) {
    guard lines.indices.contains(index) else { return }
    delegate?.moviesQueryListDidSelect(lines[index].query)
  }
}
