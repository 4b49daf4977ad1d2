// caught by: Step3.testTwoScreensAreApart
import UIKit

/// Connects the parts of the search screen.
@MainActor
enum SearchModuleBuilder {
  private static var known: [ObjectIdentifier: SearchInteractor] = [:]

  static func build(service: AppSearchService, log: SearchLogging) -> UIViewController {
    let router = SearchRouter()
    let key = ObjectIdentifier(service)
    let interactor = known[key] ?? SearchInteractor(service: service, log: log)
    known[key] = interactor
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
