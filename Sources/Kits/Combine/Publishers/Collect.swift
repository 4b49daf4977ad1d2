extension Publishers {
  /// Delivers arrays of so many values, and the rest at the end.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The number.
    public let count: Int

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, count: Int) {
      precondition(count > 0, "an array of none would never be full")
      (self.upstream, self.count) = (upstream, count)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = count
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .kept, name: "CollectByCount")
      var batch: Output = []
      upstream.subscribe(
        Feeder<Upstream.Output, Failure>(
          onSubscription: { subscription in
            outlet.start(
              onRequest: { subscription.request($0 * count) }, onCancel: { subscription.cancel() })
          },
          onValue: { value in
            batch.append(value)
            guard batch.count == count else { return .none }
            let full = batch
            batch = []
            outlet.send(full)
            return .none
          },
          onCompletion: { completion in
            if case .finished = completion, !batch.isEmpty { outlet.send(batch) }
            outlet.finish(completion)
          }))
    }
  }
}

extension Publisher {
  /// Delivers arrays of so many values, and the rest at the end.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
