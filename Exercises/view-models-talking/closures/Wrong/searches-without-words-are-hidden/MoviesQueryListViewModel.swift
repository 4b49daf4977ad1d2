// caught by: Step2.testItemsReadAsBefore
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
  private var didSelect: ((MovieQuery) -> Void)?

  init(queries: [MovieQuery], didSelect: @escaping (MovieQuery) -> Void) {
    let queries = queries.filter { !$0.text.isEmpty }
    self.queries = queries
    self.didSelect = didSelect
    items = queries.map(MoviesQueryListItemViewModel.init)
  }

  func didSelectItem(at index: Int) {
    guard queries.indices.contains(index) else { return }
    let answer = didSelect
    didSelect = nil
    answer?(queries[index])
  }

  func didClose() {
    didSelect = nil
  }
}
