import UIKit

/// What the window shows when the app has started.
@MainActor
enum ClubApp {
  static func makeRootViewController() -> UINavigationController {
    let saved = [
      MovieQuery(text: "harbour", year: nil), MovieQuery(text: "glass harbour", year: 1961),
    ]
    let search = SearchScreen.make(catalogue: BundledCatalogue(), savedQueries: saved)
    return UINavigationController(rootViewController: search)
  }
}

/// Makes the search screen with all that belongs to it.
@MainActor
enum SearchScreen {
  static func make(catalogue: MovieCatalogue, savedQueries: [MovieQuery]) -> UIViewController {
    let viewModel = MoviesListViewModel(catalogue: catalogue)
    let list = MoviesListViewController(viewModel: viewModel)
    list.makeSavedSearches = { [weak viewModel] in
      let queryList = MoviesQueryListViewModel(queries: savedQueries)
      queryList.delegate = viewModel
      return MoviesQueryListViewController(viewModel: queryList)
    }
    return list
  }
}
