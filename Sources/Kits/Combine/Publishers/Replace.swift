import Foundation

extension Publishers {
  /// Delivers a value in the place of a failure, then ends.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    /// Where the values come from.
    public let upstream: Upstream
    /// The value in question.
    public let output: Output

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let output = output
      let relay = Relay(to: subscriber, name: "ReplaceError")
      relay.follow(upstream) { completion in
        if case .failure = completion { relay.outlet.send(output) }
        relay.outlet.finish(.finished)
      }
    }
  }

  /// Delivers a value if the stream ends without one.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The value in question.
    public let output: Output

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      let relay = Relay(to: subscriber, name: "ReplaceEmpty")
      var isEmpty = true
      relay.follow(upstream, onValue: { isEmpty = false }) { completion in
        if case .finished = completion, isEmpty { relay.outlet.send(output) }
        relay.outlet.finish(completion)
      }
    }
  }

  /// Subscribes again when the publisher fails, so many times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Nil for as often as it takes.
    public let retries: Int?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let attempts = Attempts(upstream: upstream, left: retries, subscriber: subscriber)
      attempts.go()
    }
  }
}

/// A loop instead of a recursion: a publisher that fails at once may be tried very often.
private final class Attempts<Upstream: Publisher> {
  private let relay: Relay<Upstream.Output, Upstream.Failure>
  private let upstream: Upstream
  private let lock = NSLock()
  private var left: Int?
  private var isTrying = false
  private var isWanted = false

  init(
    upstream: Upstream, left: Int?,
    subscriber: some Subscriber<Upstream.Output, Upstream.Failure>
  ) {
    relay = Relay(to: subscriber, name: "Retry")
    (self.upstream, self.left) = (upstream, left)
  }

  func go() {
    let isMine = lock.withLock {
      isWanted = true
      defer { isTrying = true }
      return !isTrying
    }
    guard isMine else { return }
    while takeWish(), !relay.outlet.isOver {
      relay.follow(upstream) { self.end($0) }
    }
  }

  private func takeWish() -> Bool {
    lock.withLock {
      isTrying = isWanted
      defer { isWanted = false }
      return isWanted
    }
  }

  private func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    let goesOn = lock.withLock {
      guard case .failure = completion, left.map({ $0 > 0 }) ?? true else { return false }
      left = left.map { $0 - 1 }
      return true
    }
    if goesOn { go() } else { relay.outlet.finish(completion) }
  }
}

extension Publisher {
  /// Delivers a value in the place of a failure, then ends.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Delivers a value if the stream ends without one.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Subscribes again when the publisher fails, at most so many times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
