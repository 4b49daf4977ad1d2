import Foundation

extension Publishers {
  /// Delivers what the newest of the publishers delivers that it receives.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Switch(to: subscriber).start(upstream)
    }
  }
}

/// Knows how many of the two streams are still running: the one of publishers and that of the newest.
private final class Switch<NewPublisher: Publisher> {
  private typealias Failure = NewPublisher.Failure

  private let lock = NSLock()
  private var newest = 0
  private var isRunning = false
  private var mayCome = true
  private let outer: Box
  private let relay: Relay<NewPublisher.Output, NewPublisher.Failure>

  /// The feeder is made after the relay that cancels it.
  private final class Box {
    weak var feeder: Feeder<NewPublisher, NewPublisher.Failure>?
  }

  init(to subscriber: some Subscriber<NewPublisher.Output, NewPublisher.Failure>) {
    let outer = Box()
    self.outer = outer
    relay = Relay(to: subscriber, name: "SwitchToLatest", onCancel: { outer.feeder?.cancel() })
  }

  func start(_ upstream: some Publisher<NewPublisher, NewPublisher.Failure>) {
    let feeder = Feeder<NewPublisher, NewPublisher.Failure>(
      onSubscription: { $0.request(.unlimited) },
      onValue: { publisher in
        self.change(to: publisher)
        return .none
      },
      onCompletion: { self.endOuter($0) })
    outer.feeder = feeder
    relay.start()
    guard !relay.outlet.isOver else { return }
    upstream.subscribe(feeder)
  }

  private func change(to publisher: NewPublisher) {
    let number = lock.withLock {
      newest += 1
      isRunning = true
      return newest
    }
    relay.follow(publisher) { completion in self.end(number, completion) }
  }

  private func end(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
    let isLast = lock.withLock {
      guard number == newest else { return false }
      isRunning = false
      return !mayCome
    }
    switch completion {
    case .finished: if isLast { relay.outlet.finish(.finished) }
    case .failure:
      outer.feeder?.cancel()
      relay.outlet.finish(completion)
    }
  }

  private func endOuter(_ completion: Subscribers.Completion<Failure>) {
    let isLast = lock.withLock {
      mayCome = false
      return !isRunning
    }
    switch completion {
    case .finished: if isLast { relay.outlet.finish(.finished) }
    case .failure:
      relay.leave()
      relay.outlet.finish(completion)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Delivers what the newest of the publishers delivers that it receives.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// As the other, for new publishers that cannot fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// As the other, for a publisher that cannot fail itself.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// As the other, where neither can fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
