// caught by: Step3Coordinator.testNothingIsKeptForEver
import UIKit

/// What the window shows when the app has started.
@MainActor
enum ClubApp {
  static func makeRootViewController() -> UINavigationController {
    let saved = [
      MovieQuery(text: "harbour", year: nil), MovieQuery(text: "glass harbour", year: 1961),
    ]
    let navigationController = UINavigationController()
    let flow = MoviesSearchFlowCoordinator(
      navigationController: navigationController, catalogue: BundledCatalogue(),
      savedQueries: saved)
    flow.start()
    keep(flow)
    return navigationController
  }
}
