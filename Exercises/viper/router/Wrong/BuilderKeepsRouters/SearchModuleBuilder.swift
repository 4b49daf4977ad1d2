// caught by: Step4Structure.testBuilderKeepsNothing
import UIKit

/// Connects the parts of the search screen; nobody else knows all of them.
@MainActor
enum SearchModuleBuilder {
  private static var routers: [SearchRouter] = []

  static func build(service: AppSearchService) -> UIViewController {
    let router = SearchRouter()
    let presenter = SearchPresenter(service: service, router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    routers.append(router)
    return search
  }
}
