import Foundation

extension Publishers {
  /// Delivers how much time has passed since the value before.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where, and by whose time.
    public let scheduler: Context

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.sieve(into: subscriber, name: "MeasureInterval") { _ in
        let now = scheduler.now
        defer { last = now }
        return .pass(last.distance(to: now))
      }
    }
  }

  /// When the values collected so far are delivered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After every span of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After every span of time, and when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Delivers arrays of what came in every span of time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// When the values are delivered.
    public let strategy: TimeGroupingStrategy<Context>
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (strategy, options) = (strategy, options)
      let (scheduler, interval, limit) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .kept, name: "CollectByTime")
      let batch = Batch<Upstream.Output>()
      var clock: AnyCancellable?
      upstream.subscribe(
        Feeder<Upstream.Output, Failure>(
          onSubscription: { subscription in
            let ticking = scheduler.schedule(
              after: scheduler.now.advanced(by: interval), interval: interval,
              tolerance: scheduler.minimumTolerance, options: options
            ) {
              let values = batch.take()
              if !values.isEmpty { outlet.send(values) }
            }
            clock = AnyCancellable(ticking.cancel)
            outlet.start(
              onCancel: {
                ticking.cancel()
                subscription.cancel()
              })
            subscription.request(.unlimited)
          },
          onValue: { value in
            if batch.add(value) >= limit { outlet.send(batch.take()) }
            return .none
          },
          onCompletion: { completion in
            clock?.cancel()
            let rest = batch.take()
            if case .finished = completion, !rest.isEmpty { outlet.send(rest) }
            outlet.finish(completion)
          }))
    }
  }
}

private final class Batch<Element> {
  private let lock = NSLock()
  private var elements: [Element] = []

  func add(_ element: Element) -> Int {
    lock.withLock {
      elements.append(element)
      return elements.count
    }
  }

  func take() -> [Element] {
    lock.withLock {
      defer { elements = [] }
      return elements
    }
  }
}

extension Publisher {
  /// Delivers how much time has passed since the value before.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  /// Delivers arrays of what came in every span of time.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
