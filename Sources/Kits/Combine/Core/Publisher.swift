/// What delivers values over time to those who subscribe.
public protocol Publisher<Output, Failure> {
  /// What is delivered.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error
  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which is told of its subscription first.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends everything on to a subject until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Hides all types but those of values and failures.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of which no more is known than what it delivers.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (any Subscriber<Output, Failure>) -> Void
  private let name: String

  /// Wraps a publisher; one that is wrapped already is taken as it is.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      attach = { publisher.subscribe(any: $0) }
      name = "AnyPublisher"
    }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    attach(subscriber)
  }
}

extension AnyPublisher: CustomStringConvertible {
  public var description: String { name }
}

extension Publisher {
  /// Opens the existential before the generic call.
  func subscribe(any subscriber: any Subscriber<Output, Failure>) {
    func open<S: Subscriber<Output, Failure>>(_ subscriber: S) { subscribe(subscriber) }
    open(subscriber)
  }
}
