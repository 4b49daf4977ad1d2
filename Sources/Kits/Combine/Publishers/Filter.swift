extension Publishers {
  /// Lets through what fulfils a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.sieve(into: subscriber, name: "Filter") { isIncluded($0) ? .pass($0) : .skip }
    }
  }

  /// Lets through what fulfils a condition, and fails with what the condition throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) throws -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isIncluded = isIncluded
      upstream.trySieve(into: subscriber, name: "TryFilter") {
        try isIncluded($0) ? .pass($0) : .skip
      }
    }
  }

  /// Applies a function to every value and lets through what is not nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new of the old.
    public let transform: (Upstream.Output) -> Output?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.sieve(into: subscriber, name: "CompactMap") {
        transform($0).map { .pass($0) } ?? .skip
      }
    }
  }

  /// Applies a function to every value, lets through what is not nil, and fails with what is thrown.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the new of the old.
    public let transform: (Upstream.Output) throws -> Output?

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.trySieve(into: subscriber, name: "TryCompactMap") {
        try transform($0).map { .pass($0) } ?? .skip
      }
    }
  }

  /// Lets nothing through but the end.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
      upstream.reduction(
        into: subscriber, name: "IgnoreOutput", failure: { $0 }, result: { nil },
        step: { _ in .more })
    }
  }
}

extension Publisher {
  /// Lets through what fulfils a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Lets through what fulfils a condition, and fails with what the condition throws.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Applies a function to every value and lets through what is not nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Applies a function to every value, lets through what is not nil, and fails with what is thrown.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Lets nothing through but the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}
