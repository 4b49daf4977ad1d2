// caught by: Step2Router.testRouterHoldsItsScreenWeakly

import UIKit

/// The ways that lead out of the search screen.
@MainActor
protocol SongSearchRouting: AnyObject {
  func openDetails(of song: Song)
}

final class SongSearchRouter: SongSearchRouting {
  var viewController: UIViewController?

  func openDetails(of song: Song) {
    let details = SongDetailsViewController(song: song)
    viewController?.navigationController?.pushViewController(details, animated: true)
  }
}
