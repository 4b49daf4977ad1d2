import Foundation

extension Publishers {
  /// When a buffer asks for values.
  public enum PrefetchStrategy: Sendable {
    /// As many as fit into it, and then one for each that has gone on.
    case keepFull
    /// Whatever comes.
    case byRequest
  }

  /// What becomes of a value for which there is no room.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    /// The stream ends with that error once what waits has gone on.
    case customError(() -> Failure)
  }

  /// Keeps values until they are asked for.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values can wait.
    public let size: Int
    /// When values are asked for.
    public let prefetch: PrefetchStrategy
    /// What becomes of a value for which there is no room.
    public let whenFull: BufferingStrategy<Failure>

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Failure>
    ) {
      (self.upstream, self.size) = (upstream, size)
      (self.prefetch, self.whenFull) = (prefetch, whenFull)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(to: subscriber, surplus: .dropped, name: "Buffer")
      let isKeptFull = prefetch == .keepFull
      let room = WaitingRoom(size: size, whenFull: whenFull, outlet: outlet)
      upstream.subscribe(
        Feeder<Output, Failure>(
          onSubscription: { [size] subscription in
            room.askForMore = isKeptFull ? { subscription.request(.max(1)) } : nil
            room.stop = { subscription.cancel() }
            outlet.start(
              onRequest: { _ in room.letOut() }, onCancel: { subscription.cancel() })
            subscription.request(isKeptFull ? .max(size) : .unlimited)
          },
          onValue: { value in
            room.take(value)
            return .none
          },
          onCompletion: { room.end($0) }))
    }
  }
}

/// Values that wait to be asked for.
private final class WaitingRoom<Output, Failure: Error> {
  private let size: Int
  private let whenFull: Publishers.BufferingStrategy<Failure>
  private let outlet: Outlet<Output, Failure>
  /// Set before the first value comes.
  var askForMore: (() -> Void)?
  var stop: (() -> Void)?
  private let lock = NSLock()
  private var waiting = Queue<Output>()
  private var count = 0
  private var ending: Subscribers.Completion<Failure>?
  private var isLettingOut = false

  init(
    size: Int, whenFull: Publishers.BufferingStrategy<Failure>, outlet: Outlet<Output, Failure>
  ) {
    (self.size, self.whenFull, self.outlet) = (size, whenFull, outlet)
  }

  func take(_ value: Output) {
    // Dropped outside the lock, which its deinitializer may come back to.
    var dropped: Output?
    var failure: Failure?
    lock.withLock {
      guard ending == nil else { return }
      // With nobody before it, a value that somebody waits for needs no room.
      if count >= size, count > 0 || !outlet.demand.isAny {
        switch whenFull {
        case .dropNewest: return
        case .dropOldest:
          dropped = waiting.popFirst()
          guard dropped != nil else { return }
          count -= 1
        case .customError(let error):
          failure = error()
          ending = failure.map { .failure($0) }
          return
        }
      }
      waiting.append(value)
      count += 1
    }
    withExtendedLifetime(dropped) {}
    if failure != nil { stop?() }
    letOut()
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { if ending == nil { ending = completion } }
    letOut()
  }

  /// Lets out as many as are asked for, one at a time, however it is called.
  func letOut() {
    var isMine = false
    while let value = lock.withLock({ next(isMine: &isMine) }) {
      outlet.send(value)
      askForMore?()
    }
    if let completion = lock.withLock({ count == 0 && !isLettingOut ? ending : nil }) {
      (askForMore, stop) = (nil, nil)
      outlet.finish(completion)
    }
  }

  /// Called with the lock held.
  private func next(isMine: inout Bool) -> Output? {
    guard isMine || !isLettingOut else { return nil }
    guard outlet.demand.isAny, let value = waiting.popFirst() else {
      if isMine { isLettingOut = false }
      return nil
    }
    count -= 1
    (isMine, isLettingOut) = (true, true)
    return value
  }
}

extension Publisher {
  /// Keeps values until they are asked for, as many as there is room for.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
