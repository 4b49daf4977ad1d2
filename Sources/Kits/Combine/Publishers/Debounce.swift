import Foundation

extension Publishers {
  /// Delivers a value when no other has come for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where, and by whose time.
    public let scheduler: Context
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (dueTime, scheduler, options) = (dueTime, scheduler, options)
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .dropped, name: "Debounce")
      let newest = Newest()
      upstream.subscribe(
        Feeder<Output, Failure>(
          onSubscription: { subscription in
            outlet.start(onCancel: { subscription.cancel() })
            subscription.request(.unlimited)
          },
          onValue: { value in
            let number = newest.next()
            let due = scheduler.now.advanced(by: dueTime)
            scheduler.schedule(
              after: due, tolerance: scheduler.minimumTolerance, options: options
            ) {
              if newest.is(number) { outlet.send(value) }
            }
            return .none
          },
          onCompletion: { completion in
            // A value that still waits is lost, as in the original.
            newest.next()
            scheduler.schedule(options: options) { outlet.finish(completion) }
          }))
    }
  }

  /// Ends a stream in which nothing has come for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The span of time.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where, and by whose time.
    public let scheduler: Context
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?
    /// Makes the error; without it the stream just ends.
    public let customError: (() -> Failure)?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
      (self.options, self.customError) = (options, customError)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, scheduler, options, customError) = (interval, scheduler, options, customError)
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .kept, name: "Timeout")
      let newest = Newest()
      weak var feed: Feeder<Output, Failure>?
      let startWaiting = {
        let number = newest.next()
        let due = scheduler.now.advanced(by: interval)
        scheduler.schedule(
          after: due, tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard newest.is(number) else { return }
          feed?.cancel()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let feeder = Feeder<Output, Failure>(
        onSubscription: { subscription in
          startWaiting()
          outlet.start(
            onRequest: { subscription.request($0) },
            onCancel: {
              newest.next()
              subscription.cancel()
            })
        },
        onValue: { value in
          startWaiting()
          scheduler.schedule(options: options) { outlet.send(value) }
          return .none
        },
        onCompletion: { completion in
          newest.next()
          scheduler.schedule(options: options) { outlet.finish(completion) }
        })
      feed = feeder
      upstream.subscribe(feeder)
    }
  }
}

/// Tells the newest of many events from those that it replaces.
final class Newest {
  private let lock = NSLock()
  private var number = 0

  @discardableResult
  func next() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  func `is`(_ other: Int) -> Bool { lock.withLock { number == other } }
}

extension Publisher {
  /// Delivers a value when no other has come for some time; one that waits at the end is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Ends the stream when nothing has come for some time, with an error if you give one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
