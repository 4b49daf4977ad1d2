/// A publisher into which code from outside puts values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to everybody who asked for one.
  func send(_ value: Output)
  /// Ends the stream; nothing sent later has any effect.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes over a subscription to another publisher and asks it for everything.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells everybody of an event that carries nothing.
  public func send() { send(()) }
}
