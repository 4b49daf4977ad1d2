// caught by: Step3.testTwoScreensAreApart
import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  private static weak var current: MoviesListViewModel?

  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    current = viewModel
    list.makeSavedSearches = {
      let queryList = MoviesQueryListViewModel(queries: savedQueries)
      queryList.delegate = current
      return MoviesQueryListViewController(viewModel: queryList)
    }
    return list
  }
}
