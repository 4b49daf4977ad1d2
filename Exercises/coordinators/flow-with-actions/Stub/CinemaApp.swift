import UIKit

/// What the window shows when the app has started.
@MainActor
enum CinemaApp {
  static func makeRootViewController() -> UINavigationController {
    let viewModel = MoviesListViewModel(movies: CinemaProgramme.thisWeek)
    let list = MoviesListViewController(viewModel: viewModel)
    return UINavigationController(rootViewController: list)
  }
}
