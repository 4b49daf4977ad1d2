// caught by: Step3.testAppWorks
import UIKit

private final class Sample: MovieCatalogue {
  func movies(matching query: MovieQuery) -> [Movie] {
    [Movie(title: "The Glass Harbour", year: 1961)]
  }
}

/// What the window shows when the app has started.
@MainActor
enum ClubApp {
  static func makeRootViewController() -> UINavigationController {
    let saved = [
      MovieQuery(text: "harbour", year: nil), MovieQuery(text: "glass harbour", year: 1961),
    ]
    let navigationController = UINavigationController()
    let flow = MoviesSearchFlowCoordinator(
      navigationController: navigationController, catalogue: Sample(),
      savedQueries: saved)
    flow.start()
    return navigationController
  }
}
