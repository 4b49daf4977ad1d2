// caught by: Step4.testAppStartAsksTheBuilder
import UIKit

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    let router = SearchRouter()
    let interactor = SearchInteractor(service: CatalogueSearchService())
    let presenter = SearchPresenter(interactor: interactor, router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return UINavigationController(rootViewController: search)
  }
}
