// caught by: Step4Module.testScreenGoesAwayAfterDetails
import UIKit

/// The ways that lead out of the search screen.
@MainActor
protocol SongSearchRouting: AnyObject {
  func openDetails(of song: Song)
}

final class SongSearchRouter: SongSearchRouting {
  /// Weak, because the screen owns the presenter, and the presenter owns this router.
  weak var viewController: UIViewController?
  private lazy var navigation = viewController?.navigationController

  func openDetails(of song: Song) {
    let details = SongDetailsViewController(song: song)
    navigation?.pushViewController(details, animated: true)
  }
}
