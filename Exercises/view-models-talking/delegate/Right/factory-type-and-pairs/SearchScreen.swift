import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    list.opener = SavedSearches(queries: savedQueries, listener: viewModel)
    return list
  }
}

/// Opens the saved searches for one listener.
@MainActor
final class SavedSearches: SheetOpener {
  private let queries: [MovieQuery]
  private weak var listener: MoviesQueryListViewModelDelegate?

  init(queries: [MovieQuery], listener: MoviesQueryListViewModelDelegate) {
    self.queries = queries
    self.listener = listener
  }

  func openSheet(on screen: UIViewController) {
    let viewModel = MoviesQueryListViewModel(queries: queries)
    viewModel.delegate = listener
    screen.present(MoviesQueryListViewController(viewModel: viewModel), animated: true)
  }
}
