/// A subject that keeps nothing: who has not asked when a value is sent misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(name: "PassthroughSubject", surplus: .dropped)

  /// Nobody listens yet.
  public init() {}

  deinit { audience.abandon() }

  public func send(_ input: Output) { audience.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { audience.take(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber)
  }
}
