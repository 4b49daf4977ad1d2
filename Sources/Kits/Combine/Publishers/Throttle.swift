import Foundation

extension Publishers {
  /// Delivers at most one value in every span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The span of time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where, and by whose time.
    public let scheduler: Context
    /// Whether the newest value of a span is delivered, or its first.
    public let latest: Bool

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, latest) = (interval, scheduler, latest)
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .dropped, name: "Throttle")
      let valve = Valve<Output, Failure, Context>(
        interval: interval, scheduler: scheduler, latest: latest, outlet: outlet)
      upstream.subscribe(
        Feeder<Output, Failure>(
          onSubscription: { subscription in
            outlet.start(onCancel: { subscription.cancel() })
            subscription.request(.unlimited)
          },
          onValue: { value in
            valve.receive(value)
            return .none
          },
          onCompletion: { valve.receive(completion: $0) }))
    }
  }
}

/// Holds one value back until it may go.
private final class Valve<Output, Failure: Error, Context: Scheduler> {
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var held: Output?
  private var ending: Subscribers.Completion<Failure>?
  private var last: Context.SchedulerTimeType?

  init(
    interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool,
    outlet: Outlet<Output, Failure>
  ) {
    (self.interval, self.scheduler) = (interval, scheduler)
    (self.latest, self.outlet) = (latest, outlet)
  }

  func receive(_ value: Output) {
    let now = scheduler.now
    var replaced: Output?
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      guard held == nil else {
        if latest { (replaced, held) = (held, value) }
        return nil
      }
      held = value
      return max(now, last?.advanced(by: interval) ?? now)
    }
    guard let due else { return withExtendedLifetime(replaced) {} }
    if due > now {
      scheduler.schedule(after: due) { self.open() }
    } else {
      scheduler.schedule { self.open() }
    }
  }

  /// Waits for the value that is held back, if there is one.
  func receive(completion: Subscribers.Completion<Failure>) {
    let waits = lock.withLock {
      ending = completion
      return held != nil
    }
    if !waits { scheduler.schedule { self.open() } }
  }

  private func open() {
    let now = scheduler.now
    let (value, completion) = lock.withLock {
      if held != nil { last = now }
      defer { held = nil }
      return (held, ending)
    }
    if let value { outlet.send(value) }
    if let completion { outlet.finish(completion) }
  }
}

extension Publisher {
  /// Delivers at most one value in every span of time: its newest, or its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
