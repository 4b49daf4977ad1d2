import Foundation

/// Everybody who subscribed to the same source, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private let lock = NSLock()
  private let name: String
  private let surplus: Outlet<Output, Failure>.Surplus
  private var outlets: [Outlet<Output, Failure>] = []
  private var leavers = 0
  private var isTaking = true
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  init(name: String, surplus: Outlet<Output, Failure>.Surplus) {
    self.name = name
    self.surplus = surplus
  }

  /// For the deinitializer of the source: nothing will be sent any more, and nobody has to be told.
  ///
  /// The outlets refer to the audience; a weak reference instead would slow down every send.
  func abandon() {
    let (_, subscriptions) = lock.withLock {
      defer { (outlets, upstreams) = ([], []) }
      return (outlets, upstreams)
    }
    for subscription in subscriptions { subscription.cancel() }
  }

  var isOver: Bool { lock.withLock { completion != nil } }

  /// Adds a subscriber; `first` is read under the same lock under which `send` changes what it reads.
  func admit(
    _ subscriber: some Subscriber<Output, Failure>, first: () -> Output? = { nil }
  ) {
    let outlet = Outlet(to: subscriber, surplus: surplus, name: name)
    let ending = lock.withLock {
      guard completion == nil else { return completion }
      if let first = first() { outlet.send(first) }
      outlets.append(outlet)
      return nil
    }
    if let ending {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ending)
    } else {
      outlet.start(onCancel: { self.forgetOne() })
    }
  }

  /// Hands a value to everybody, after `change` has made it the current one.
  func send(_ value: Output, change: (() -> Void)? = nil) {
    lock.lock()
    guard isTaking else { return lock.unlock() }
    change?()
    let present = outlets
    lock.unlock()
    // An index: without optimization an iterator costs more than all else here.
    var index = 0
    let count = present.count
    while index < count {
      present[index].send(value)
      index += 1
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (present, subscriptions) = lock.withLock {
      guard self.completion == nil else {
        return ([] as [Outlet<Output, Failure>], [] as [any Subscription])
      }
      self.completion = completion
      isTaking = false
      defer { (outlets, upstreams) = ([], []) }
      return (outlets, upstreams)
    }
    for outlet in present { outlet.finish(completion) }
    for subscription in subscriptions { subscription.cancel() }
  }

  func take(_ subscription: any Subscription) {
    let isOver = lock.withLock {
      if completion == nil { upstreams.append(subscription) }
      return completion != nil
    }
    guard !isOver else { return subscription.cancel() }
    subscription.request(.unlimited)
  }

  /// Runs a closure while nobody can change the current value.
  func reading<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  /// Cancelled outlets are cleared away when they are the greater part: one by one would take its time.
  private func forgetOne() {
    let forgotten = lock.withLock {
      leavers += 1
      guard leavers * 2 > outlets.count else { return [] as [Outlet<Output, Failure>] }
      leavers = 0
      defer { outlets.removeAll { $0.isOver } }
      return outlets
    }
    withExtendedLifetime(forgotten) {}
  }
}
