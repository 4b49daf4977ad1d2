import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    MoviesListViewController(
      viewModel: MoviesListViewModel(catalogue: catalogue, savedQueries: savedQueries))
  }
}
