import Foundation

/// A clock whose time stands still until a test moves it on.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable {
  /// A point in the time of a clock that a test moves.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Takes how far away from the beginning it is.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The point so much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later another point is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether a point is earlier.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSRecursiveLock()
  private var time: Instant
  private var sleepers: [Sleeper] = []
  private var lastID = 0
  private var cancelled: Set<Int> = []

  /// No sleep can be shorter.
  public let minimumResolution: Duration = .zero

  /// Begins at a time of your choice.
  public init(now: Instant = Instant()) { time = now }

  /// The time at which the clock stands.
  public var now: Instant { lock.withLock { time } }

  /// Sleeps until the test has moved the time so far.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = newID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves the time on; who sleeps until a time on the way wakes up at that time.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to a point, or not at all if that has passed.
  public func advance(to deadline: Instant) async {
    await letOthersRun()
    while let sleeper = wakeNext(until: deadline) {
      sleeper.continuation.resume()
      await letOthersRun()
    }
  }

  /// Moves the time on until nobody sleeps any more.
  public func run(
    timeout duration: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let end = ContinuousClock.now + duration
    await letOthersRun()
    while let next = nextDeadline() {
      guard ContinuousClock.now < end else {
        return reportIssue(
          "Somebody still sleeps on the test clock after \(duration); is it a timer without end?",
          fileID: fileID, filePath: filePath, line: line, column: column)
      }
      await advance(to: next)
    }
  }

  /// Throws if somebody sleeps.
  public func checkSuspension() async throws {
    await letOthersRun()
    if nextDeadline() != nil { throw SuspensionError() }
  }

  private func newID() -> Int {
    lock.withLock {
      lastID += 1
      return lastID
    }
  }

  private func add(_ sleeper: Sleeper) {
    let result: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= time { return .success(()) }
      sleepers.append(sleeper)
      return nil
    }
    if let result { sleeper.continuation.resume(with: result) }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = lock.withLock {
      guard let place = sleepers.firstIndex(where: { $0.id == id }) else {
        // It is about to fall asleep, or awake already.
        cancelled.insert(id)
        return nil
      }
      return sleepers.remove(at: place)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  private func nextDeadline() -> Instant? {
    lock.withLock { sleepers.map(\.deadline).min() }
  }

  /// The next to wake up; without one, the time has come to its end.
  private func wakeNext(until end: Instant) -> Sleeper? {
    lock.withLock {
      let next = sleepers.min { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
      guard let next, next.deadline <= end else {
        time = max(time, end)
        return nil
      }
      time = max(time, next.deadline)
      sleepers.removeAll { $0.id == next.id }
      return next
    }
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Begins at nought.
  public convenience init() { self.init(now: Instant()) }
}

/// Somebody sleeps on a clock on which nobody should.
public struct SuspensionError: Error {
  /// There is nothing more to say.
  public init() {}
}

/// Lets everything run that is ready to, on this actor, on the main queue and elsewhere.
func letOthersRun() async {
  for _ in 0..<20 {
    for _ in 0..<5 {
      await Task.yield()
      await Task { @MainActor in await Task.yield() }.value
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      // The lowest priority has its turn when all else has had one.
      Task.detached(priority: .background) { done.resume() }
    }
  }
}
