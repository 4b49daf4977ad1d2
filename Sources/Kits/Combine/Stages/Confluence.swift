import Foundation

/// Where the values of many publishers come together, in the order in which they arrive.
final class Confluence<Output, Failure: Error> {
  let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var tributaries: [ObjectIdentifier: () -> Void] = [:]
  private var mayGrow = true
  private let onCancel: () -> Void
  private let onEnd: () -> Void

  /// `onEnd` runs when one of the publishers has finished.
  init(
    to subscriber: some Subscriber<Output, Failure>, name: String,
    onCancel: @escaping () -> Void = {}, onEnd: @escaping () -> Void = {}
  ) {
    outlet = Outlet(to: subscriber, surplus: .kept, name: name)
    self.onCancel = onCancel
    self.onEnd = onEnd
  }

  func start() { outlet.start(onCancel: { self.cancel() }) }

  /// Adds a publisher: asked for everything if everything is wanted, else for one value at a time.
  func add(_ publisher: some Publisher<Output, Failure>) {
    weak var feed: Feeder<Output, Failure>?
    var isUnlimited = false
    let feeder = Feeder<Output, Failure>(
      onSubscription: { subscription in
        isUnlimited = self.outlet.demand == .unlimited
        subscription.request(isUnlimited ? .unlimited : .max(1))
      },
      onValue: { value in
        let isTaken = self.outlet.send(
          value, onTaken: isUnlimited ? nil : { feed?.request(.max(1)) })
        return isTaken && !isUnlimited ? .max(1) : .none
      },
      onCompletion: { completion in
        if let feed { self.remove(ObjectIdentifier(feed)) }
        self.end(completion)
      })
    feed = feeder
    lock.withLock {
      tributaries[ObjectIdentifier(feeder)] = { feeder.cancel() }
    }
    guard !outlet.isOver else { return cancel() }
    publisher.subscribe(feeder)
  }

  /// No publisher will be added any more.
  func close() {
    lock.withLock { mayGrow = false }
    finishIfDry()
  }

  func fail(_ error: Failure) {
    cancel()
    outlet.finish(.failure(error))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { return fail(error) }
    finishIfDry()
    onEnd()
  }

  private func finishIfDry() {
    if lock.withLock({ !mayGrow && tributaries.isEmpty }) { outlet.finish(.finished) }
  }

  private func remove(_ key: ObjectIdentifier) {
    _ = lock.withLock { tributaries.removeValue(forKey: key) }
  }

  private func cancel() {
    onCancel()
    let all = lock.withLock {
      defer { tributaries = [:] }
      return tributaries
    }
    for cancel in all.values { cancel() }
  }
}
