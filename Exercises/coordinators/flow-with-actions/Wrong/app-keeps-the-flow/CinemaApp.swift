// caught by: Step3.testFlowLivesWithItsScreen
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  private static var flow: MoviesFlowCoordinator?

  static func makeRootViewController() -> UINavigationController {
    let navigationController = UINavigationController()
    let flow = MoviesFlowCoordinator(
      navigationController: navigationController,
      screens: CinemaScreens(movies: CinemaProgramme.thisWeek))
    flow.start()
    self.flow = flow
    return navigationController
  }
}
