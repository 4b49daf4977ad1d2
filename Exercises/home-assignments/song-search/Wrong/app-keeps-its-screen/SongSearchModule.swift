// caught by: Step4Module.testAppWorks
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
  private static let root = UINavigationController(
    rootViewController: SongSearchModule.build(service: BundledSongService()))

  static func makeRootViewController() -> UINavigationController { root }
}
