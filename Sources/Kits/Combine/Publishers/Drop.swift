extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The number.
    public let count: Int

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "a count must not be negative")
      (self.upstream, self.count) = (upstream, count)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let count = count
      var left = count
      upstream.sieve(into: subscriber, name: "Drop") {
        guard left > 0 else { return .pass($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// Leaves out values until one does not fulfil a condition.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.sieve(into: subscriber, name: "DropWhile") {
        isDropping = isDropping && predicate($0)
        return isDropping ? .skip : .pass($0)
      }
    }
  }

  /// As `DropWhile`, and fails with what the condition throws.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output) throws -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var isDropping = true
      upstream.trySieve(into: subscriber, name: "TryDropWhile") {
        isDropping = try isDropping && predicate($0)
        return isDropping ? .skip : .pass($0)
      }
    }
  }

  /// Leaves out values until another publisher delivers one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The one that only says when.
    public let other: Other

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let other = other
      let signal = Signal<Failure>()
      let relay = Relay(to: subscriber, name: "DropUntilOutput", onCancel: { signal.stop() })
      signal.watch(
        other,
        onEnd: { completion in
          // Without the other's value there will never be one of ours.
          guard !signal.hasFired else { return }
          relay.leave()
          relay.outlet.finish(completion)
        })
      guard !relay.outlet.isOver else { return }
      relay.follow(upstream.filter { _ in signal.hasFired }) { completion in
        signal.stop()
        relay.outlet.finish(completion)
      }
    }
  }

  /// Delivers values until another publisher delivers one, then ends.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The one that only says when.
    public let other: Other

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let other = other
      let signal = Signal<Other.Failure>()
      let relay = Relay(to: subscriber, name: "PrefixUntilOutput", onCancel: { signal.stop() })
      signal.watch(
        other,
        onValue: {
          relay.leave()
          relay.outlet.finish(.finished)
        })
      guard !signal.hasFired else { return relay.start() }
      relay.follow(upstream) { completion in
        signal.stop()
        relay.outlet.finish(completion)
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values, one if no number is given.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values until one does not fulfil a condition.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// As `drop(while:)`, and fails with what the condition throws.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until another publisher delivers one.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Delivers values until another publisher delivers one, then ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
