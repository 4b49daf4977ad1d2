// caught by: Step3Screen.testTwoScreensAreApart
import UIKit

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  private static var saved: [MovieQuery] = []
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    if saved.isEmpty { saved = savedQueries }
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    list.makeSavedSearches = { [weak viewModel] in
      let queryList = MoviesQueryListViewModel(queries: saved)
      queryList.delegate = viewModel
      return MoviesQueryListViewController(viewModel: queryList)
    }
    return list
  }
}
