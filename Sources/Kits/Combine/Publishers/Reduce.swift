extension Publishers {
  /// Makes one value of all and delivers it at the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial) = (upstream, initial)
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (initial, nextPartialResult) = (initial, nextPartialResult)
      var result = initial
      upstream.reduction(into: subscriber, name: "Reduce", failure: { $0 }, result: { result }) {
        result = nextPartialResult(result, $0)
        return .more
      }
    }
  }

  /// As `Reduce`, and fails with what the function throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    /// Where the values come from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// Makes the next result.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// As the operator of the same name makes it.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial) = (upstream, initial)
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (initial, nextPartialResult) = (initial, nextPartialResult)
      var result = initial
      upstream.reduction(into: subscriber, name: "TryReduce", failure: { $0 }, result: { result }) {
        do { result = try nextPartialResult(result, $0) } catch { return .failed(error) }
        return .more
      }
    }
  }

  /// Delivers all values as one array at the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var all: Output = []
      upstream.reduction(into: subscriber, name: "Collect", failure: { $0 }, result: { all }) {
        all.append($0)
        return .more
      }
    }
  }

  /// Delivers the number of values at the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
      var count = 0
      upstream.reduction(into: subscriber, name: "Count", failure: { $0 }, result: { count }) { _ in
        count += 1
        return .more
      }
    }
  }

  /// Delivers the last value at the end.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    /// As the operator of the same name makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.reduction(into: subscriber, name: "Last", failure: { $0 }, result: { last }) {
        last = $0
        return .more
      }
    }
  }

  /// Delivers the last value that fulfils a condition at the end.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      upstream.filter(predicate).last().subscribe(subscriber)
    }
  }

  /// As `LastWhere`, and fails with what the condition throws.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      upstream.tryFilter(predicate).last().subscribe(subscriber)
    }
  }

  /// Delivers the value that comes before no other, or after no other, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the first takes the place of the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// As the operator of the same name makes it.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      var best: Output?
      upstream.reduction(into: subscriber, name: "Comparison", failure: { $0 }, result: { best }) {
        best = best.map { [value = $0] in areInIncreasingOrder($0, value) ? value : $0 } ?? $0
        return .more
      }
    }
  }
}

extension Publisher {
  /// Makes one value of all and delivers it at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// As `reduce`, and fails with what the function throws.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers all values as one array at the end.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Delivers the number of values at the end.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Delivers the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Delivers the last value that fulfils a condition at the end.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// As `last(where:)`, and fails with what the condition throws.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the greatest value at the end, by an order of yours.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Delivers the least value at the end, by an order of yours.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Delivers the greatest value at the end.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Delivers the least value at the end.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
