import Foundation

/// The time in a check's hand: for code that is given a clock, and for code that names its scheduler itself.
///
///     HandClock.run { clock in
///       let model = SearchViewModel()      // debounces on DispatchQueue.main
///       model.query = "swift"
///       clock.advance(by: .milliseconds(300))
///       #expect(model.results == ["Swift"])
///     }
///
/// Inside the closure, and in the tasks started there, whatever a publisher schedules on a
/// `DispatchQueue`, `RunLoop` or `OperationQueue`, and every `Timer.publish`, waits for `advance` and
/// runs inside it. What the code gives to a queue itself, as `DispatchQueue.main.async`, does not wait.
///
/// It is one of Swift's clocks, too: hand `HandClock()` to code that takes `any Clock<Duration>`, and
/// what sleeps there sleeps until `advance`.
/// It does not exist on an iPhone.
public final class HandClock: Sendable {
  private static let ruling = TaskLocal<HandClock?>(wrappedValue: nil)
  private let agenda: Crossing<Agenda<DispatchQueue.SchedulerTimeType>>
  private let start: DispatchTime
  private let startDate = Date()

  /// A clock for code that is given one; it does not replace the real time anywhere.
  public init() {
    start = .now()
    agenda = Crossing(Agenda(now: DispatchQueue.SchedulerTimeType(start)))
  }

  /// The clock that replaces the real time here, if there is one.
  static var current: HandClock? { ruling.get() }

  /// Replaces the real time while the closure runs.
  public static func run<Result>(_ body: (HandClock) throws -> Result) rethrows -> Result {
    let clock = HandClock()
    return try ruling.withValue(clock) { try body(clock) }
  }

  /// Replaces the real time while the closure runs, and in the tasks that it starts.
  public static func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (HandClock) async throws -> Result
  ) async rethrows -> Result {
    let clock = HandClock()
    return try await ruling.withValue(
      clock, operation: { try await body(clock) }, isolation: isolation)
  }

  /// Moves the time on and runs what becomes due meanwhile, each action at its own time.
  public func advance(by duration: Duration = .zero) {
    agenda.value.advance(to: time(after: duration))
  }

  /// How many actions wait for their time.
  public var pendingCount: Int { agenda.value.waiting }

  /// The time that passes until the next action is due; nil if none waits.
  public var untilNext: Duration? {
    agenda.value.nextDue.map { .nanoseconds(agenda.value.now.distance(to: $0).magnitude) }
  }

  /// The present, as a queue counts.
  var queueTime: DispatchQueue.SchedulerTimeType { agenda.value.now }

  /// The time since the clock was made.
  var elapsed: Duration {
    .nanoseconds(DispatchQueue.SchedulerTimeType(start).distance(to: queueTime).magnitude)
  }

  /// The present, as a run loop counts.
  var date: Date {
    startDate + DispatchQueue.SchedulerTimeType(start).distance(to: queueTime).seconds
  }

  /// The time of a date; dates are not exact, so that whole microseconds are meant.
  func time(of date: Date) -> DispatchQueue.SchedulerTimeType {
    let microseconds = (date.timeIntervalSince(startDate) * 1e6).rounded()
    return DispatchQueue.SchedulerTimeType(start).advanced(by: .microseconds(Int(microseconds)))
  }

  private func time(after duration: Duration) -> DispatchQueue.SchedulerTimeType {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    return queueTime.advanced(by: .nanoseconds(nanoseconds))
  }

  /// The result names what was added, for `remove`.
  func add(after duration: Duration, _ action: @escaping () -> Void) -> Int {
    agenda.value.add(at: time(after: duration), action)
  }

  func remove(_ entry: Int) { agenda.value.remove(entry) }

  func add(at time: DispatchQueue.SchedulerTimeType, _ action: @escaping () -> Void) {
    agenda.value.add(at: time, action)
  }

  func add(
    at time: DispatchQueue.SchedulerTimeType,
    every interval: DispatchQueue.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    agenda.value.add(at: time, every: interval, action)
  }
}
