// caught by: Step2Router.testDetailsArePushed

import UIKit

/// The ways that lead out of the search screen.
@MainActor
protocol SongSearchRouting: AnyObject {
  func openDetails(of song: Song)
}

final class SongSearchRouter: SongSearchRouting {
  /// Weak, because the screen owns the presenter, and the presenter owns this router.
  weak var viewController: UIViewController?

  func openDetails(of song: Song) {
    let details = SongDetailsViewController(song: song)
    viewController?.navigationController?.setViewControllers(
      [viewController, details].compactMap { $0 }, animated: true)
  }
}
