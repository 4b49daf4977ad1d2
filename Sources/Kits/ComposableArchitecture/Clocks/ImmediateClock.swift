import Foundation

/// A clock on which nobody sleeps: the time jumps ahead at once.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock,
  @unchecked Sendable
{
  /// A point in its time.
  public typealias Instant = TestClock<Duration>.Instant

  private let lock = NSLock()
  private var time: Instant

  /// No sleep can be shorter.
  public let minimumResolution: Duration = .zero

  /// Begins at a time of your choice.
  public init(now: Instant = Instant()) { time = now }

  /// The time to which the last sleep has brought it.
  public var now: Instant { lock.withLock { time } }

  /// Jumps to a time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    lock.withLock { time = max(time, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Begins at nought.
  public convenience init() { self.init(now: Instant()) }
}

/// A clock for a test that must not use one: each sleep is an issue.
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in its time.
  public typealias Instant = TestClock<Duration>.Instant

  private let name: String
  private let base = ImmediateClock<Duration>()

  /// Takes what the dependency is called.
  init(name: String) { self.name = name }

  /// No sleep can be shorter.
  public var minimumResolution: Duration { .zero }

  /// The time, which a test must not ask for.
  public var now: Instant {
    reportUnimplemented(name)
    return base.now
  }

  /// A sleep, which a test must not need.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    reportUnimplemented(name)
    try await base.sleep(until: deadline)
  }
}

extension Clock where Self == TestClock<Swift.Duration> {
  /// A clock whose time stands still until a test moves it on.
  public static var test: TestClock<Swift.Duration> { TestClock() }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which nobody sleeps.
  public static var immediate: ImmediateClock<Swift.Duration> { ImmediateClock() }
}

extension DependencyValues {
  /// The clock that goes on while the device sleeps; a test has to say which.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// The clock that stands still while the device sleeps; a test has to say which.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static let testValue: any Clock<Duration> = UnimplementedClock<Duration>(name: "continuousClock")
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static let testValue: any Clock<Duration> = UnimplementedClock<Duration>(name: "suspendingClock")
}
