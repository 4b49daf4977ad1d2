import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    list.makeSavedSearches = { [weak viewModel] in
      viewModel?.emptyRows()
      let queryList = MoviesQueryListViewModel(queries: savedQueries)
      queryList.delegate = viewModel
      return MoviesQueryListViewController(viewModel: queryList)
    }
    return list
  }
}
