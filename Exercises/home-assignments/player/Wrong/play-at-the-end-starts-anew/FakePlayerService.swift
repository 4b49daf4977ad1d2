// caught by: Step1Service.testSeekingClamps
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
    guard state != .playing else { return }
    if state == .stopped, position >= length { position = .zero }
    playback = Task { [weak self, clock, tick] in
      while true {
        try? await clock.sleep(for: tick)
        // A pause may have come between the end of the sleep and now.
        guard !Task.isCancelled, let self else { return }
        advance()
      }
    }
    change(to: .playing)
  }

  func pause() {
    guard state == .playing else { return }
    playback?.cancel()
    change(to: .paused)
  }

  func stop() {
    playback?.cancel()
    position = .zero
    change(to: .stopped)
  }

  func seek(to position: Duration) {
    self.position = min(max(position, .zero), length)
    onChange?()
  }

  private func advance() {
    if position + tick >= length {
      stop()
    } else {
      position += tick
      onChange?()
    }
  }

  private func change(to state: PlaybackState) {
    self.state = state
    onChange?()
  }
}
