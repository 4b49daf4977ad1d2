// caught by: Step4.testTwoScreensAreApart
import UIKit

/// Connects the parts of the search screen; nobody else knows all of them.
@MainActor
enum SearchModuleBuilder {
  private static let router = SearchRouter()

  static func build(service: AppSearchService) -> UIViewController {
    let presenter = SearchPresenter(
      interactor: SearchInteractor(service: service), router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return search
  }
}
