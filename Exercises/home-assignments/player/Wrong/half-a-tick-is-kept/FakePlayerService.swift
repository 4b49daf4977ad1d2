// caught by: Step1Service.testBegunTickIsGivenUp
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
    playback = Task { [weak self, clock] in
      while let wait = self?.beginTick() {
        try? await clock.sleep(for: wait)
        // A pause may have come between the end of the sleep and now.
        guard !Task.isCancelled, let self else { return }
        rest = tick
        advance()
      }
    }
    change(to: .playing)
  }

  func pause() {
    guard state == .playing else { return }
    playback?.cancel()
    rest -= watch()
    if rest <= .zero { rest = tick }
    change(to: .paused)
  }

  func stop() {
    playback?.cancel()
    rest = tick
    position = .zero
    change(to: .stopped)
  }

  func seek(to position: Duration) {
    self.position = min(max(position, .zero), length)
    onChange?()
  }

  private var rest = Duration.milliseconds(250)
  private var watch: () -> Duration = { .zero }

  /// What is left of a tick that a pause has cut in two.
  private func beginTick() -> Duration {
    watch = Self.watch(on: clock)
    return rest
  }

  private static func watch(on clock: some Clock<Duration>) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
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
