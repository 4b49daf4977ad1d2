import Foundation

/// The time of all queues and run loops in a check's hand: for code that names its scheduler itself.
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
/// It does not exist on an iPhone.
public final class HandClock {
  private static let ruling = TaskLocal<Crossing<HandClock>?>(wrappedValue: nil)
  private let agenda: Agenda<DispatchQueue.SchedulerTimeType>
  private let start: DispatchTime
  private let startDate = Date()

  private init() {
    start = .now()
    agenda = Agenda(now: DispatchQueue.SchedulerTimeType(start))
  }

  /// The clock that replaces the real time here, if there is one.
  static var current: HandClock? { ruling.get()?.value }

  /// Replaces the real time while the closure runs.
  public static func run<Result>(_ body: (HandClock) throws -> Result) rethrows -> Result {
    let clock = HandClock()
    return try ruling.withValue(Crossing(clock)) { try body(clock) }
  }

  /// Replaces the real time while the closure runs, and in the tasks that it starts.
  public static func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: (HandClock) async throws -> Result
  ) async rethrows -> Result {
    let clock = HandClock()
    return try await ruling.withValue(
      Crossing(clock), operation: { try await body(clock) }, isolation: isolation)
  }

  /// Moves the time on and runs what becomes due meanwhile, each action at its own time.
  public func advance(by duration: Duration = .zero) {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    agenda.advance(to: agenda.now.advanced(by: .nanoseconds(nanoseconds)))
  }

  /// How many actions wait for their time.
  public var pendingCount: Int { agenda.waiting }

  /// The present, as a queue counts.
  var now: DispatchQueue.SchedulerTimeType { agenda.now }

  /// The present, as a run loop counts.
  var date: Date {
    startDate + DispatchQueue.SchedulerTimeType(start).distance(to: now).seconds
  }

  /// The time of a date; dates are not exact, so that whole microseconds are meant.
  func time(of date: Date) -> DispatchQueue.SchedulerTimeType {
    let microseconds = (date.timeIntervalSince(startDate) * 1e6).rounded()
    return DispatchQueue.SchedulerTimeType(start).advanced(by: .microseconds(Int(microseconds)))
  }

  func add(at time: DispatchQueue.SchedulerTimeType, _ action: @escaping () -> Void) {
    agenda.add(at: time, action)
  }

  func add(
    at time: DispatchQueue.SchedulerTimeType,
    every interval: DispatchQueue.SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    agenda.add(at: time, every: interval, action)
  }
}
