// caught by: Step2ViewModel.testJoinsARunningPlayer
/// What the player's screen shows, and what can be done there.
@MainActor
final class PlayerViewModel {
  /// Called when something that is shown has changed.
  var onChange: (() -> Void)?

  private let track: Track
  private let service: any PlayerService

  init(track: Track, service: any PlayerService) {
    self.track = track
    self.service = service
    remainingText = "-" + text(of: track.length)
    service.onChange = { [weak self] in
      guard let self else { return }
      elapsedText = text(of: service.position)
      remainingText = "-" + text(of: max(track.length - service.position, .zero))
      self.onChange?()
    }
  }

  var title: String { track.title }
  var artist: String { track.artist }
  var buttonTitle: String { service.state == .playing ? "Pause" : "Play" }

  var progress: Double {
    guard track.length > .zero else { return 0 }
    return min(max(service.position / track.length, 0), 1)
  }

  var elapsed: String { elapsedText }
  var remaining: String { remainingText }
  private var elapsedText = "0:00"
  private var remainingText = ""

  func togglePlay() {
    if service.state == .playing { service.pause() } else { service.play() }
  }

  func stop() { service.stop() }

  func seek(to progress: Double) {
    service.seek(to: track.length * min(max(progress, 0), 1))
  }

  /// The screen is left: nobody listens any more.
  func leave() { service.pause() }

  private func text(of duration: Duration) -> String {
    let seconds = duration.components.seconds
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
