extension Publishers {
  /// Delivers on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where, and by whose time.
    public let scheduler: Context
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        Shift(
          to: subscriber, name: "ReceiveOn",
          schedule: { scheduler.schedule(options: options, $0) }))
    }
  }

  /// Subscribes, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Where, and by whose time.
    public let scheduler: Context
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .kept, name: "SubscribeOn")
      let feeder = Feeder<Output, Failure>(
        onSubscription: { subscription in
          outlet.start(
            onRequest: { demand in
              scheduler.schedule(options: options) { subscription.request(demand) }
            },
            onCancel: { scheduler.schedule(options: options) { subscription.cancel() } })
        },
        onValue: { value in
          outlet.send(value)
          return .none
        },
        onCompletion: { outlet.finish($0) })
      scheduler.schedule(options: options) { upstream.subscribe(feeder) }
    }
  }

  /// Delivers everything some time later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The span of time.
    public let interval: Context.SchedulerTimeType.Stride
    /// By how much the time may be missed.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where, and by whose time.
    public let scheduler: Context
    /// How the scheduler runs it.
    public let options: Context.SchedulerOptions?

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (interval, tolerance, scheduler, options) = (interval, tolerance, scheduler, options)
      upstream.subscribe(
        Shift(
          to: subscriber, name: "Delay",
          schedule: {
            let due = scheduler.now.advanced(by: interval)
            scheduler.schedule(after: due, tolerance: tolerance, options: options, $0)
          }))
    }
  }
}

extension Publisher {
  /// Delivers on a scheduler; only what stands below is concerned.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes, asks and cancels on a scheduler; only what stands above is concerned.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers everything some time later, the end included.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
