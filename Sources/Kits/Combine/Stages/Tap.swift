import Foundation

/// What a tap tells; each closure runs before the event goes on.
struct Taps<Output, Failure: Error> {
  var onSubscription: ((any Subscription) -> Void)?
  var onOutput: ((Output) -> Void)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  var onCancel: (() -> Void)?
  var onRequest: ((Subscribers.Demand) -> Void)?
  /// Hears of more demand that came back with a value.
  var onAnswer: ((Subscribers.Demand) -> Void)?
}

/// A stage that changes nothing and tells of everything.
final class Tap<Output, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private let name: String
  private var taps: Taps<Output, Failure>?
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?

  init(to downstream: any Subscriber<Output, Failure>, name: String, taps: Taps<Output, Failure>) {
    (self.downstream, self.name, self.taps) = (downstream, name, taps)
  }

  var description: String { name }

  func receive(subscription: any Subscription) {
    guard let (subscriber, taps) = present, lock.withLock({ upstream == nil }) else {
      return subscription.cancel()
    }
    taps.onSubscription?(subscription)
    lock.withLock { upstream = subscription }
    subscriber.receive(subscription: self)
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    guard let (subscriber, taps) = present else { return .none }
    taps.onOutput?(input)
    let more = subscriber.receive(input)
    if more > .none { taps.onAnswer?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let (subscriber, taps) = present else { return }
    taps.onCompletion?(completion)
    end()
    subscriber.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    present?.1.onRequest?(demand)
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    guard let (_, taps) = present else { return }
    taps.onCancel?()
    let subscription = lock.withLock { upstream }
    end()
    subscription?.cancel()
  }

  private var present: (any Subscriber<Output, Failure>, Taps<Output, Failure>)? {
    lock.withLock {
      guard let downstream, let taps else { return nil }
      return (downstream, taps)
    }
  }

  /// Hands out what it held, so that it is released outside the lock.
  @discardableResult
  private func end() -> (
    (any Subscriber<Output, Failure>)?, Taps<Output, Failure>?, (any Subscription)?
  ) {
    lock.withLock {
      defer { (downstream, taps, upstream) = (nil, nil, nil) }
      return (downstream, taps, upstream)
    }
  }
}
