// caught by: Step3.testAppKeepsNothing
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let navigationController = UINavigationController()
    let actions = MoviesListViewModelActions { [weak navigationController] movie in
      let details = MovieDetailsViewController(movie: movie)
      navigationController?.pushViewController(details, animated: true)
    }
    let viewModel = MoviesListViewModel(movies: CinemaProgramme.thisWeek, actions: actions)
    let list = MoviesListViewController(viewModel: viewModel)
    navigationController.pushViewController(list, animated: false)
    return navigationController
  }
}
