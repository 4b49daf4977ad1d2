extension Publishers {
  /// Makes another error of the one that ends the stream.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new of the old.
    public let transform: (Upstream.Failure) -> Failure

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.subscribe(
        Sieve(to: subscriber, name: nil, ending: { $0.mapError(transform) }, step: { .pass($0) }))
    }
  }

  /// Gives a publisher that cannot fail a kind of failure, so that it fits beside others.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Sieve<Output, Never, Output, Failure>(
          to: subscriber, name: nil, ending: { _ in .finished }, step: { .pass($0) }))
    }

    /// Changes its mind about the kind of failure.
    public func setFailureType<E: Error>(to failure: E.Type) -> SetFailureType<Upstream, E> {
      SetFailureType<Upstream, E>(upstream: upstream)
    }
  }

  /// Stops the process at a failure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// What comes first.
    public let prefix: String
    /// Named when it stops the process.
    public let file: StaticString
    /// Named when it stops the process.
    public let line: UInt

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Sieve<Output, Upstream.Failure, Output, Never>(
          to: subscriber, name: nil,
          ending: { completion in
            if case .failure(let error) = completion {
              fatalError("\(prefix)\(error)", file: file, line: line)
            }
            return .finished
          },
          step: { .pass($0) }))
    }
  }

  /// Goes on with another publisher when the first fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(to: subscriber, name: "Catch")
      relay.follow(upstream) { completion in
        switch completion {
        case .finished: relay.outlet.finish(.finished)
        case .failure(let error):
          relay.follow(handler(error)) { relay.outlet.finish($0) }
        }
      }
    }
  }

  /// As `Catch`, and fails with what the handler throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay(to: subscriber, name: "TryCatch")
      relay.follow(upstream) { completion in
        guard case .failure(let error) = completion else { return relay.outlet.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.outlet.finish($0.mapError { $0 }) }
        } catch {
          relay.outlet.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Makes another error of the one that ends the stream.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Stops the process at a failure, for failures that cannot happen.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// As `catch`, and fails with what the handler throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a kind of failure, so that it fits beside others.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
