// caught by: Step3Coordinator.testAppWorks
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
    weak var list: UIViewController?
    let actions = MoviesListViewModelActions { didSelect in
      let queryList = MoviesQueryListViewModel(queries: savedQueries) { query in
        list?.dismiss(animated: true)
        didSelect(query)
      }
      list?.present(MoviesQueryListViewController(viewModel: queryList), animated: true)
    }
    let made = MoviesListViewController(
      viewModel: MoviesListViewModel(catalogue: catalogue, actions: actions))
    list = made
    return made
  }
}
