import UIKit

/// Connects the parts of the search screen; nobody else knows all of them.
@MainActor
enum SearchModuleBuilder {
  static func build(service: AppSearchService) -> UIViewController {
    let presenter = SearchPresenter(service: service, router: SearchRouter())
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    presenter.router = SearchRouter(viewController: search)
    return search
  }
}
