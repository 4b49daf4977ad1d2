extension Publishers {
  /// Delivers what a function makes of each value and its own last result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initialResult) = (upstream, initialResult)
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (initialResult, nextPartialResult) = (initialResult, nextPartialResult)
      var result = initialResult
      upstream.sieve(into: subscriber, name: "Scan") {
        result = nextPartialResult(result, $0)
        return .pass(result)
      }
    }
  }

  /// As `Scan`, and fails with what the function throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initialResult) = (upstream, initialResult)
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (initialResult, nextPartialResult) = (initialResult, nextPartialResult)
      var result = initialResult
      upstream.trySieve(into: subscriber, name: "TryScan") {
        result = try nextPartialResult(result, $0)
        return .pass(result)
      }
    }
  }

  /// Leaves out a value that equals the one before it.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output, Output) -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.sieve(into: subscriber, name: "RemoveDuplicates") {
        if let last, predicate(last, $0) { return .skip }
        last = $0
        return .pass($0)
      }
    }
  }

  /// As `RemoveDuplicates`, and fails with what the comparison throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let predicate: (Output, Output) throws -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      var last: Output?
      upstream.trySieve(into: subscriber, name: "TryRemoveDuplicates") {
        if let last, try predicate(last, $0) { return .skip }
        last = $0
        return .pass($0)
      }
    }
  }
}

extension Publisher {
  /// Delivers what a function makes of each value and its own last result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// As `scan`, and fails with what the function throws.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Leaves out a value that is the same as the one before it, by a comparison of yours.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// As `removeDuplicates(by:)`, and fails with what the comparison throws.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before it.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
