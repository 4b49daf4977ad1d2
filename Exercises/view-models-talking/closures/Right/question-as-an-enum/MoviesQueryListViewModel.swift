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
  private let queries: [MovieQuery]
  /// Nil as soon as there is nothing more to answer.
  private var question: Question

  private enum Question {
    case open((MovieQuery) -> Void)
    case closed
  }

  init(queries: [MovieQuery], didSelect: @escaping (MovieQuery) -> Void) {
    self.queries = queries
    question = .open(didSelect)
    items = queries.map(MoviesQueryListItemViewModel.init)
  }

  func didSelectItem(at index: Int) {
    guard queries.indices.contains(index) else { return }
    guard case .open(let answer) = question else { return }
    question = .closed
    answer(queries[index])
  }

  func didClose() {
    question = .closed
  }
}
