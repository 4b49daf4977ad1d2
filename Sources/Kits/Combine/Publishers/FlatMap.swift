import Foundation

extension Publishers {
  /// Makes a publisher of every value and delivers what all of them deliver.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many of them run at the same time.
    public let maxPublishers: Subscribers.Demand
    /// Makes the new of the old.
    public let transform: (Upstream.Output) -> NewPublisher

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (maxPublishers, transform) = (maxPublishers, transform)
      weak var outer: Feeder<Upstream.Output, Failure>?
      let confluence = Confluence(
        to: subscriber, name: "FlatMap", onCancel: { outer?.cancel() },
        onEnd: { outer?.request(.max(1)) })
      let feeder = Feeder<Upstream.Output, Failure>(
        onSubscription: { $0.request(maxPublishers) },
        onValue: { value in
          confluence.add(transform(value))
          return .none
        },
        onCompletion: { completion in
          switch completion {
          case .finished: confluence.close()
          case .failure(let error): confluence.fail(error)
          }
        })
      outer = feeder
      confluence.start()
      upstream.subscribe(feeder)
    }
  }
}

extension Publisher {
  /// Makes a publisher of every value and delivers what all of them deliver.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// As the other, for new publishers that cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// As the other, for a publisher that cannot fail itself.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// As the other, where neither can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
