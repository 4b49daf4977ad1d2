import Foundation

/// A way out that is fed by one publisher after the other, none of which is asked for more than is still wanted.
final class Relay<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var hasStarted = false
  private var request: ((Subscribers.Demand) -> Void)?
  private var cancelCurrent: (() -> Void)?
  private let onCancel: (() -> Void)?

  /// `onCancel` is for what feeds the relay beside the current publisher.
  init(
    to subscriber: some Subscriber<Output, Failure>, name: String, onCancel: (() -> Void)? = nil
  ) {
    outlet = Outlet(to: subscriber, surplus: .kept, name: name)
    self.onCancel = onCancel
  }

  /// For a relay whose first publisher may be long in coming; else `follow` does it.
  func start() {
    lock.withLock { hasStarted = true }
    outlet.start(
      onRequest: { demand in self.lock.withLock { self.request }?(demand) },
      onCancel: {
        self.onCancel?()
        self.leave()
      })
  }

  /// Cancels the publisher that feeds it now.
  func leave() {
    let cancel = lock.withLock {
      defer { (request, cancelCurrent) = (nil, nil) }
      return cancelCurrent
    }
    cancel?()
  }

  /// Changes over to a publisher; the values of earlier ones no longer count.
  func follow<P: Publisher>(
    _ publisher: P, onValue: @escaping () -> Void = {},
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    leave()
    weak var feed: Feeder<Output, P.Failure>?
    let feeder = Feeder<Output, P.Failure>(
      onSubscription: { _ in
        let isFirst = self.lock.withLock { !self.hasStarted }
        if isFirst { self.start() } else { feed?.request(self.outlet.demand) }
      },
      onValue: { value in
        onValue()
        self.outlet.send(value)
        return .none
      },
      onCompletion: onCompletion)
    feed = feeder
    lock.withLock {
      request = { [weak feeder] in feeder?.request($0) }
      cancelCurrent = { feeder.cancel() }
    }
    guard !outlet.isOver else { return leave() }
    publisher.subscribe(feeder)
  }
}
