// caught by: Step4Module.testTwoScreensAreApart

import UIKit

/// Puts the search screen together.
@MainActor
enum SongSearchModule {
  private static let router = SongSearchRouter()

  static func build(service: any SongService) -> UIViewController {
    let interactor = SongSearchInteractor(service: service)
    let presenter = SongSearchPresenter(interactor: interactor, router: router)
    let search = SongSearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return search
  }
}

/// What the window shows when the app has started.
@MainActor
enum AppStart {
  static func makeRootViewController() -> UINavigationController {
    UINavigationController(
      rootViewController: SongSearchModule.build(service: BundledSongService()))
  }
}
