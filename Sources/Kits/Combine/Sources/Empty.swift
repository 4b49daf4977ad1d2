/// Delivers nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Takes what it delivers, or whether it ends.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// With the types spelled out, where nothing else tells them.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    guard completeImmediately else {
      return subscriber.receive(subscription: Subscriptions.empty)
    }
    subscriber.end(.finished)
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What everybody receives.
  public let error: Failure

  /// Takes what it delivers, or whether it ends.
  public init(error: Failure) { self.error = error }

  /// With the type of values spelled out, where nothing else tells it.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.end(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes its publisher anew for every subscriber, and not before there is one.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Takes what it delivers, or whether it ends.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
