// caught by: Step1.testActionKeepsNoScreen
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let navigationController = UINavigationController()
    let actions = MoviesListViewModelActions { movie in
      navigationController.pushViewController(
        MovieDetailsViewController(movie: movie), animated: true)
    }
    let viewModel = MoviesListViewModel(movies: CinemaProgramme.thisWeek, actions: actions)
    navigationController.viewControllers = [MoviesListViewController(viewModel: viewModel)]
    return navigationController
  }
}
