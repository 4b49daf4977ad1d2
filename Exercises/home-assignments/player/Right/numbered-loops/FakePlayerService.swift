/// Plays without a sound: its position moves on by a quarter of a second with every tick of its clock.
final class FakePlayerService: PlayerService {
  private(set) var state = PlaybackState.stopped
  private(set) var position = Duration.zero
  var onChange: (() -> Void)?

  private let length: Duration
  private let clock: any Clock<Duration>
  private let tick = Duration.milliseconds(250)
  private var run = 0
  private var waiting: Task<Void, any Error>?

  init(length: Duration, clock: any Clock<Duration>) {
    self.length = length
    self.clock = clock
  }

  deinit { waiting?.cancel() }

  func play() {
    guard state != .playing else { return }
    change(to: .playing)
    run += 1
    waitForTick(of: run)
  }

  private func waitForTick(of run: Int) {
    waiting = Task { [weak self, clock, tick] in
      try await clock.sleep(for: tick)
      guard let self, self.run == run, state == .playing else { return }
      advance()
      if state == .playing { waitForTick(of: run) }
    }
  }

  func pause() {
    guard state == .playing else { return }
    waiting?.cancel()
    change(to: .paused)
  }

  func stop() {
    waiting?.cancel()
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
