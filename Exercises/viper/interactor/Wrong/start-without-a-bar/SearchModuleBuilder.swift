// caught by: Step3.testAppWorks
import UIKit

/// Connects the parts of the search screen.
@MainActor
enum SearchModuleBuilder {
  static func build(service: AppSearchService, log: SearchLogging) -> UIViewController {
    let router = SearchRouter()
    let interactor = SearchInteractor(service: service, log: log)
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
    let navigation = UINavigationController(rootViewController: search)
    navigation.isNavigationBarHidden = true
    return navigation
  }
}
