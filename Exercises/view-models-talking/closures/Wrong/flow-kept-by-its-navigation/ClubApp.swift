// caught by: Step3.testNothingIsKeptForEver
import UIKit

final class FlowNavigationController: UINavigationController {
  var flow: MoviesSearchFlowCoordinator?
}

/// What the window shows when the app has started.
@MainActor
enum ClubApp {
  static func makeRootViewController() -> UINavigationController {
    let saved = [
      MovieQuery(text: "harbour", year: nil), MovieQuery(text: "glass harbour", year: 1961),
    ]
    let navigationController = FlowNavigationController()
    let flow = MoviesSearchFlowCoordinator(
      navigationController: navigationController, catalogue: BundledCatalogue(),
      savedQueries: saved)
    navigationController.flow = flow
    flow.start()
    return navigationController
  }
}
