// caught by: Step1.testAppStillOpensDetails
import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let navigationController = UINavigationController()
    let flow = MoviesFlowCoordinator(
      navigationController: navigationController,
      screens: CinemaScreens(movies: CinemaProgramme.thisWeek))
    flow.start()
    flow.start()
    return navigationController
  }
}
