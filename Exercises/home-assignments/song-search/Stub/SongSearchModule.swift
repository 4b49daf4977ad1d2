import UIKit

/// Puts the search screen together.
@MainActor
enum SongSearchModule {
  static func build() -> UIViewController {
    let presenter = SongSearchPresenter()
    let search = SongSearchViewController(presenter: presenter)
    presenter.view = search
    return search
  }
}

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    UINavigationController(rootViewController: SongSearchModule.build())
  }
}
