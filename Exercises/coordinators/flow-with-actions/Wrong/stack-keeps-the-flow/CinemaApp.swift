// caught by: Step3.testFlowLivesWithItsScreen
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let navigationController = KeepingNavigation()
    let flow = MoviesFlowCoordinator(
      navigationController: navigationController,
      screens: CinemaScreens(movies: CinemaProgramme.thisWeek))
    flow.start()
    navigationController.flow = flow
    return navigationController
  }
}

final class KeepingNavigation: UINavigationController {
  var flow: MoviesFlowCoordinator?
}
