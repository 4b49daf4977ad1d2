import Foundation

/// A stage that hands everything over somewhere else or at another time, in the order in which it came.
final class Shift<Output, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  private let lock = NSLock()
  private let handover = NSRecursiveLock()
  private let name: String
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?

  init(
    to downstream: any Subscriber<Output, Failure>, name: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    (self.downstream, self.name, self.schedule) = (downstream, name, schedule)
  }

  var description: String { name }

  func receive(subscription: any Subscription) {
    let subscriber = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard upstream == nil, let downstream else { return nil }
      upstream = subscription
      return downstream
    }
    guard let subscriber else { return subscription.cancel() }
    subscriber.receive(subscription: self)
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    schedule { self.hand(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    schedule {
      self.handover.lock()
      defer { self.handover.unlock() }
      self.end().0?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() { end().1?.cancel() }

  private func hand(_ input: Output) {
    handover.lock()
    defer { handover.unlock() }
    let more = lock.withLock { downstream }?.receive(input) ?? .none
    if more > .none { request(more) }
  }

  private func end() -> ((any Subscriber<Output, Failure>)?, (any Subscription)?) {
    lock.withLock {
      defer { (downstream, upstream) = (nil, nil) }
      return (downstream, upstream)
    }
  }
}
