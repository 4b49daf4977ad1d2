extension Clock where Duration: Hashable {
  /// Delivers the time after each interval, until the task that asks for it is cancelled.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// The times of a clock after each interval.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// A time.
  public typealias Element = C.Instant

  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C

  /// Starts to count when the first time is asked for.
  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, tolerance: tolerance, clock: clock)
  }

  /// Sleeps from one time to the next.
  public struct Iterator: AsyncIteratorProtocol {
    let interval: C.Duration
    let tolerance: C.Duration?
    let clock: C
    private var last: C.Instant?

    init(interval: C.Duration, tolerance: C.Duration?, clock: C) {
      self.interval = interval
      self.tolerance = tolerance
      self.clock = clock
    }

    /// The next time; nil when the task is cancelled.
    public mutating func next() async -> C.Instant? {
      let next = (last ?? clock.now).advanced(by: interval)
      do {
        try await clock.sleep(until: next, tolerance: tolerance)
      } catch {
        return nil
      }
      last = next
      return clock.now
    }
  }
}

/// A clock of which no more is known than how it counts.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in the time of the clock inside.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    /// The point so much later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

    /// How much later another point is.
    public func duration(to other: Self) -> Duration { other.offset - offset }

    /// Whether a point is earlier.
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private let readTime: @Sendable () -> Instant
  private let readResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Wraps a clock, whose present counts as nought.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    readTime = { Instant(offset: start.duration(to: clock.now)) }
    readResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The time now.
  public var now: Instant { readTime() }
  /// The shortest sleep.
  public var minimumResolution: Duration { readResolution() }
  /// Sleeps until a time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
