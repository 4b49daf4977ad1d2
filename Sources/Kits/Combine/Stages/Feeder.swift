import Foundation

/// A subscriber made of closures, by which a stage with more than one upstream hears from one of them.
final class Feeder<Input, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var isOver = false
  private var onSubscription: ((any Subscription) -> Void)?
  private var onValue: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let action = lock.withLock {
      guard upstream == nil, !isOver else { return nil as ((any Subscription) -> Void)? }
      upstream = subscription
      return onSubscription
    }
    guard let action else { return subscription.cancel() }
    action(subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { onValue }?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    end().onCompletion?(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end().upstream?.cancel() }

  /// Hands out everything it held, so that it is released outside the lock.
  private func end() -> (
    upstream: (any Subscription)?, onSubscription: ((any Subscription) -> Void)?,
    onValue: ((Input) -> Subscribers.Demand)?,
    onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    lock.withLock {
      defer {
        isOver = true
        upstream = nil
        (onSubscription, onValue, onCompletion) = (nil, nil, nil)
      }
      return (upstream, onSubscription, onValue, onCompletion)
    }
  }
}
