// caught by: Step3.testSheetGoesAway
import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    let queryList = MoviesQueryListViewModel(queries: savedQueries)
    queryList.delegate = viewModel
    let sheet = MoviesQueryListViewController(viewModel: queryList)
    list.makeSavedSearches = { sheet }
    return list
  }
}
