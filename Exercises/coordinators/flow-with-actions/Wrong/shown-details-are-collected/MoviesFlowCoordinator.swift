// caught by: Step3.testScreensGoAway
import UIKit

/// Makes the screens of the flow; the flow only knows their order.
@MainActor
protocol MoviesFlowScreens {
  func makeMoviesList(actions: MoviesListViewModelActions) -> UIViewController
  func makeMovieDetails(of movie: Movie) -> UIViewController
}

/// From the list of movies to the details of one.
///
/// The list keeps this object alive, through the actions of its view model. Therefore nothing here may keep the
/// list alive: the navigation controller is weak.
@MainActor
final class MoviesFlowCoordinator {
  private weak var navigationController: UINavigationController?
  private let screens: MoviesFlowScreens
  private var shown: [UIViewController] = []

  init(navigationController: UINavigationController, screens: MoviesFlowScreens) {
    self.navigationController = navigationController
    self.screens = screens
  }

  func start() {
    let actions = MoviesListViewModelActions { movie in self.showDetails(of: movie) }
    navigationController?.pushViewController(
      screens.makeMoviesList(actions: actions), animated: false)
  }

  private func showDetails(of movie: Movie) {
    let details = screens.makeMovieDetails(of: movie)
    shown.append(details)
    navigationController?.pushViewController(details, animated: true)
  }
}
