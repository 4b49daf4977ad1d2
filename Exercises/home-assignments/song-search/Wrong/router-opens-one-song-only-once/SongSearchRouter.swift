// caught by: Step4.testRowOpensDetails
import UIKit

/// The ways that lead out of the search screen.
@MainActor
protocol SongSearchRouting: AnyObject {
  func openDetails(of song: Song)
}

final class SongSearchRouter: SongSearchRouting {
  /// Weak, because the screen owns the presenter, and the presenter owns this router.
  weak var viewController: UIViewController?

  private var opened: Int?

  func openDetails(of song: Song) {
    guard opened != song.id else { return }
    opened = song.id
    let details = SongDetailsViewController(song: song)
    viewController?.navigationController?.pushViewController(details, animated: true)
  }
}
