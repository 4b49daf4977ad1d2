// caught by: Step3.testScreenGoesAwayDuringASearch
import UIKit

/// Connects the parts of the search screen.
@MainActor
enum SearchModuleBuilder {
  private static var interactors: [SearchInteractor] = []

  static func build(service: AppSearchService, log: SearchLogging) -> UIViewController {
    let router = SearchRouter()
    let interactor = SearchInteractor(service: service, log: log)
    interactors.append(interactor)
    let presenter = SearchPresenter(interactor: interactor, router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return search
  }
}

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    let search = SearchModuleBuilder.build(
      service: CatalogueSearchService(), log: SearchLog.shared)
    return UINavigationController(rootViewController: search)
  }
}
