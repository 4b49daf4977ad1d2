import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    list.makeSavedSearches = { [weak viewModel] in
      let queryList = MoviesQueryListViewModel(queries: savedQueries)
      queryList.onQueryChoice = { viewModel?.search(for: $0) }
      return MoviesQueryListViewController(viewModel: queryList)
    }
    return list
  }
}
