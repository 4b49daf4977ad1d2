import UIKit

/// Puts the player's screen together.
@MainActor
enum PlayerScreen {
  static func make() -> UIViewController {
    PlayerViewController(
      track: Track(title: "Low Tide", artist: "The Breakwaters", length: .seconds(214)))
  }
}
