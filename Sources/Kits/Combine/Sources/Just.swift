/// Delivers one value to everybody, then ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// What is delivered.
  public let output: Output

  /// Takes what it delivers.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.deliver(output, name: "Just")
  }
}

extension Just: Equatable where Output: Equatable {}

extension Subscriber {
  /// Gives a subscriber a single value, when it asks, and the end.
  func deliver(_ value: Input, name: String) {
    let outlet = Outlet(to: self, surplus: .kept, name: name)
    outlet.send(value)
    outlet.finish(.finished)
    outlet.start()
  }

  /// Gives a subscriber nothing but the end.
  func end(_ completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}

extension Optional {
  /// Delivers the value, if there is one, then ends.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// What is delivered, if anything.
    public let output: Wrapped?

    /// Takes what it delivers.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      guard let output else { return subscriber.end(.finished) }
      subscriber.deliver(output, name: "Optional")
    }
  }

  /// Delivers the value, if there is one, then ends.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// Delivers the success and ends, or fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// What is delivered.
    public let result: Result

    /// Takes what it delivers.
    public init(_ result: Result) { self.result = result }
    /// Takes what it delivers.
    public init(_ output: Success) { result = .success(output) }
    /// Takes what it delivers.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let output): subscriber.deliver(output, name: "Once")
      case .failure(let error): subscriber.end(.failure(error))
      }
    }
  }

  /// Delivers the success and ends, or fails.
  public var publisher: Publisher { Publisher(self) }
}
