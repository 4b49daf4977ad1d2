import UIKit

/// Connects the parts of the search screen; nobody else knows all of them.
@MainActor
struct SearchModuleBuilder {
  static func build(service: AppSearchService) -> SearchViewController {
    let router = SearchRouter()
    let presenter = SearchPresenter(service: service, router: router)
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return search
  }
}
