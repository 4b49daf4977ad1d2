import Foundation

extension HandClock: Clock {
  /// A point in the time of a clock in a check's hand.
  public struct Instant: InstantProtocol {
    fileprivate var sinceStart: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }

    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceStart < right.sinceStart
    }
  }

  /// The present; it stands still until `advance`.
  public var now: Instant { Instant(sinceStart: elapsed) }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the time has been moved that far; a time that has passed is no reason to sleep.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let wait = now.duration(to: deadline)
    guard wait > .zero else { return }
    let sleeper = Sleeper(on: self, for: wait)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.fallAsleep($0) }
    } onCancel: {
      sleeper.cancel()
    }
  }
}

/// A task that sleeps, and can be woken by the clock or by its cancellation, whichever comes first.
private final class Sleeper: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, any Error>?
    var entry: Int?
    var isCancelled = false
  }

  private let clock: HandClock
  private let wait: Duration
  private let lock = NSLock()
  private let state = Crossing(Box(State()))

  init(on clock: HandClock, for wait: Duration) {
    self.clock = clock
    self.wait = wait
  }

  func fallAsleep(_ continuation: CheckedContinuation<Void, any Error>) {
    let isCancelled = change { state in
      if !state.isCancelled { state.continuation = continuation }
      return state.isCancelled
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    let entry = clock.add(after: wait) { self.wake() }
    // Whoever cancelled in between could not know the entry yet.
    let isAwake = change { state in
      state.entry = entry
      return state.continuation == nil
    }
    if isAwake { clock.remove(entry) }
  }

  func cancel() {
    let (continuation, entry) = change { state in
      defer { (state.continuation, state.isCancelled) = (nil, true) }
      return (state.continuation, state.entry)
    }
    if let entry { clock.remove(entry) }
    continuation?.resume(throwing: CancellationError())
  }

  private func wake() {
    let continuation = change { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume()
  }

  private func change<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state.value.value) }
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
