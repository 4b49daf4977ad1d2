import UIKit

/// Connects the parts of the search screen.
@MainActor
enum SearchModuleBuilder {
  static func build() -> UIViewController {
    let router = SearchRouter()
    let presenter = SearchPresenter(router: router)
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
    UINavigationController(rootViewController: SearchModuleBuilder.build())
  }
}
