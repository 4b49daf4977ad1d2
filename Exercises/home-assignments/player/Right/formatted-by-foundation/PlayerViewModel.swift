import Foundation

/// What the player's screen shows, and what can be done there; it keeps what the player said last.
@MainActor
final class PlayerViewModel {
  /// Called when something that is shown has changed.
  var onChange: (() -> Void)?

  private let track: Track
  private let service: any PlayerService
  private var state: PlaybackState
  private var position: Duration

  init(track: Track, service: any PlayerService) {
    self.track = track
    self.service = service
    state = service.state
    position = service.position
    service.onChange = { [weak self] in self?.playerChanged() }
  }

  var title: String { track.title }
  var artist: String { track.artist }
  var buttonTitle: String { state == .playing ? "Pause" : "Play" }

  var progress: Double {
    guard track.length > .zero else { return 0 }
    let share = seconds(of: position) / seconds(of: track.length)
    return min(max(share, 0), 1)
  }

  var elapsed: String { text(of: position) }
  var remaining: String { "-" + text(of: max(track.length - position, .zero)) }

  func togglePlay() {
    if state == .playing { service.pause() } else { service.play() }
  }

  func stop() { service.stop() }

  func seek(to progress: Double) {
    service.seek(to: track.length * min(max(progress, 0), 1))
  }

  /// The screen is left: nobody listens any more.
  func leave() { service.pause() }

  private func playerChanged() {
    state = service.state
    position = service.position
    onChange?()
  }

  private func text(of duration: Duration) -> String {
    let whole = Int(seconds(of: duration))
    return String(format: "%d:%02d", whole / 60, whole % 60)
  }

  private func seconds(of duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
