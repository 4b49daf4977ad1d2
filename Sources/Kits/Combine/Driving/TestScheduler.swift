import Dispatch

/// A scheduler whose time stands still until a check moves it: for code that is given its scheduler.
///
/// `DispatchQueue.test` makes one with the time of a dispatch queue. For code that names a queue or
/// a run loop itself, take `HandClock`. Neither exists on an iPhone.
public final class TestScheduler<Time: Strideable, Options>: Scheduler
where Time.Stride: SchedulerTimeIntervalConvertible {
  public typealias SchedulerTimeType = Time
  public typealias SchedulerOptions = Options

  private let agenda: Agenda<Time>

  /// Starts at a time of your choice.
  public init(now: Time) { agenda = Agenda(now: now) }

  public var now: Time { agenda.now }
  public var minimumTolerance: Time.Stride { .seconds(0) }

  /// How many actions wait for their time.
  public var pendingCount: Int { agenda.waiting }

  /// Moves the time on and runs what becomes due meanwhile, what is due at once included.
  public func advance(by stride: Time.Stride = .seconds(0)) {
    agenda.advance(to: now.advanced(by: stride))
  }

  /// Moves the time on until nothing waits, at most through a thousand different times.
  public func run() {
    for _ in 0..<1000 {
      guard let next = agenda.nextDue else { return }
      agenda.advance(to: next)
    }
  }

  public func schedule(options: Options?, _ action: @escaping () -> Void) {
    agenda.add(at: now, action)
  }

  public func schedule(
    after date: Time, tolerance: Time.Stride, options: Options?, _ action: @escaping () -> Void
  ) {
    agenda.add(at: date, action)
  }

  public func schedule(
    after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Options?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    agenda.add(at: date, every: interval, action)
  }
}

extension DispatchQueue {
  /// A scheduler in a check's hand with the time of a dispatch queue.
  public static var test: TestScheduler<SchedulerTimeType, SchedulerOptions> {
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}
