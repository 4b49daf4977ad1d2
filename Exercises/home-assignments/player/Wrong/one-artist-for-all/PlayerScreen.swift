// caught by: Step3Screen.testEndOnTheScreen
import UIKit

/// Puts the player's screen together.
@MainActor
enum PlayerScreen {
  static func make() -> UIViewController {
    let track = Track(title: "Low Tide", artist: "The Breakwaters", length: .seconds(214))
    return make(track: track, clock: ContinuousClock())
  }

  static func make(track: Track, clock: any Clock<Duration>) -> UIViewController {
    let service = FakePlayerService(length: track.length, clock: clock)
    return PlayerViewController(
      viewModel: PlayerViewModel(
        track: Track(title: track.title, artist: "The Breakwaters", length: track.length),
        service: service))
  }
}
