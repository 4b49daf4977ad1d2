import UIKit

/// Puts the player together as the app shows it.
@MainActor
enum PlayerScreen {
  static func make() -> UIViewController {
    let viewModel = PlayerViewModel()
    viewModel.enqueue(Track(title: "Low Water", artist: "The Pilots", seconds: 212))
    viewModel.enqueue(Track(title: "Harbour Lights", artist: "Mira Lund", seconds: 187))
    return UINavigationController(rootViewController: PlayerViewController(viewModel: viewModel))
  }
}
