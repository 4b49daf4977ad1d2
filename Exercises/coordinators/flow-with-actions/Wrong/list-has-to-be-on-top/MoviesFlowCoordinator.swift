// caught by: Step2Coordinator.testActionPushesTheDetails
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
  private weak var list: UIViewController?
  private let screens: MoviesFlowScreens

  init(navigationController: UINavigationController, screens: MoviesFlowScreens) {
    self.navigationController = navigationController
    self.screens = screens
  }

  func start() {
    let actions = MoviesListViewModelActions { movie in self.showDetails(of: movie) }
    let list = screens.makeMoviesList(actions: actions)
    self.list = list
    navigationController?.pushViewController(list, animated: false)
  }

  private func showDetails(of movie: Movie) {
    guard navigationController?.topViewController === list else { return }
    navigationController?.pushViewController(
      screens.makeMovieDetails(of: movie), animated: true)
  }
}
