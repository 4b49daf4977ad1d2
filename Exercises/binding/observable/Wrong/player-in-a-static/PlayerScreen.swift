// caught by: Step3.testTheAppShowsItsTracks
import UIKit

/// Puts the player together as the app shows it.
enum PlayerScreen {
  nonisolated(unsafe) private static var viewModel = PlayerViewModel()

  static func make() -> UIViewController {
    let viewModel = Self.viewModel
    while !viewModel.queue.value.isEmpty { viewModel.skip() }
    viewModel.enqueue(Track(title: "Low Water", artist: "The Pilots", seconds: 212))
    viewModel.enqueue(Track(title: "Harbour Lights", artist: "Mira Lund", seconds: 187))
    return UINavigationController(rootViewController: PlayerViewController(viewModel: viewModel))
  }
}
