// caught by: Step4Structure.testBuilderKeepsNothing
import UIKit

/// Connects the parts of the search screen; nobody else knows all of them.
@MainActor
enum SearchModuleBuilder {
  private(set) static var lastScreen: UIViewController?

  static func build(service: AppSearchService) -> UIViewController {
    let router = SearchRouter()
    let presenter = SearchPresenter(
      interactor: SearchInteractor(service: service), router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    lastScreen = search
    return search
  }
}
