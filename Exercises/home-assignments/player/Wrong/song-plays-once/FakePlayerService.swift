// caught by: Step1Service.testPlaysAgainAfterTheEnd
/// Plays without a sound: its position moves on by a quarter of a second with every tick of its clock.
final class FakePlayerService: PlayerService {
  private(set) var state = PlaybackState.stopped
  private(set) var position = Duration.zero
  var onChange: (() -> Void)?

  private let length: Duration
  private let clock: any Clock<Duration>
  private let tick = Duration.milliseconds(250)
  private var playback: Task<Void, Never>?

  init(length: Duration, clock: any Clock<Duration>) {
    self.length = length
    self.clock = clock
  }

  deinit { playback?.cancel() }

  func play() {
    guard playback == nil else { return }
    playback = Task { [weak self, clock, tick] in
      while true {
        try? await clock.sleep(for: tick)
        // A pause may have come between the end of the sleep and now.
        guard !Task.isCancelled, let self, self.moveOn() else { return }
      }
    }
    change(to: .playing)
  }

  func pause() {
    guard state == .playing else { return }
    playback?.cancel()
    playback = nil
    change(to: .paused)
  }

  func stop() {
    playback?.cancel()
    playback = nil
    position = .zero
    change(to: .stopped)
  }

  func seek(to position: Duration) {
    self.position = min(max(position, .zero), length)
    onChange?()
  }

  /// Whether the song goes on.
  private func moveOn() -> Bool {
    guard position + tick < length else {
      position = .zero
      change(to: .stopped)
      return false
    }
    position += tick
    onChange?()
    return true
  }

  private func change(to state: PlaybackState) {
    self.state = state
    onChange?()
  }
}
