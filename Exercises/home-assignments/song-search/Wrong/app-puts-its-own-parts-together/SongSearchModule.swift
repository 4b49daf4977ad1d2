// caught by: Step4Module.testModuleMakesTheParts
import UIKit

/// Puts the search screen together.
@MainActor
enum SongSearchModule {
  static func build(service: any SongService) -> UIViewController {
    let router = SongSearchRouter()
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
    let router = SongSearchRouter()
    let interactor = SongSearchInteractor(service: BundledSongService())
    let presenter = SongSearchPresenter(interactor: interactor, router: router)
    let search = SongSearchViewController(presenter: presenter)
    presenter.view = search
    router.viewController = search
    return UINavigationController(rootViewController: search)
  }
}
