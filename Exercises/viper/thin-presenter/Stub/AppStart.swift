import UIKit

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    let presenter = SearchPresenter()
    let search = SearchViewController(presenter: presenter)
    presenter.view = search
    return UINavigationController(rootViewController: search)
  }
}
