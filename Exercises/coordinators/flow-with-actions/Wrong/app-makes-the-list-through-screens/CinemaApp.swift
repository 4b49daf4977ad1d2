// caught by: Step3Life.testAppKeepsNothing
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let navigationController = UINavigationController()
    let screens = CinemaScreens(movies: CinemaProgramme.thisWeek)
    _ = MoviesFlowCoordinator(navigationController: navigationController, screens: screens)
    let list = screens.makeMoviesList(
      actions: MoviesListViewModelActions { [weak navigationController] movie in
        navigationController?.pushViewController(
          screens.makeMovieDetails(of: movie), animated: true)
      })
    navigationController.pushViewController(list, animated: false)
    return navigationController
  }
}
