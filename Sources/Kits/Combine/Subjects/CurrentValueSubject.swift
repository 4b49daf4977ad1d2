/// A subject with a value, which every new subscriber receives first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>(
    name: "CurrentValueSubject", surplus: .latestKept)
  private var current: Output

  /// The value that the first subscriber receives.
  public init(_ value: Output) { current = value }

  deinit { audience.abandon() }

  /// The last value sent; setting it sends.
  public var value: Output {
    get { audience.reading { current } }
    set { send(newValue) }
  }

  /// The new value can be read from the subject before anybody receives it.
  public func send(_ input: Output) {
    // Released when all is over: the old value's deinitializer may cancel a subscription to this subject.
    var old: Output?
    audience.send(input) {
      old = self.current
      self.current = input
    }
    withExtendedLifetime(old) {}
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { audience.take(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    audience.admit(subscriber) { current }
  }
}
