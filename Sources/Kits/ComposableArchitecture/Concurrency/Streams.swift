extension AsyncStream {
  /// Hands on the elements of a sequence.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let next = elements(of: sequence)
    self.init { continuation in
      let task = Task {
        do {
          while let element = try await next.value() { continuation.yield(element) }
        } catch {
          // Errors end it: the type has no place for them.
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Delivers nothing, and does not end by itself.
  public static var never: Self { Self { _ in } }

  /// Delivers nothing, and ends at once.
  public static var finished: Self { Self { $0.finish() } }

  /// A stream and what feeds it, as it was called before `makeStream`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, bufferingPolicy: limit)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// Hands on the elements of a sequence, and its error.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let next = elements(of: sequence)
    self.init { continuation in
      let task = Task {
        do {
          while let element = try await next.value() { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Delivers nothing, and does not end by itself.
  public static var never: Self { Self { _ in } }

  /// Delivers nothing, and ends at once, perhaps by an error.
  public static func finished(throwing error: (any Error)? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// A stream and what feeds it, as it was called before `makeStream`.
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    makeStream(of: elementType, throwing: Failure.self, bufferingPolicy: limit)
  }
}

/// What takes one element after the other, and says nothing more of the sequence's type.
private func elements<S: AsyncSequence>(
  of sequence: S
) -> UncheckedSendable<() async throws -> S.Element?> {
  var iterator = sequence.makeAsyncIterator()
  return UncheckedSendable({ try await iterator.next(isolation: nil) })
}

extension AsyncSequence {
  /// The same elements as a stream.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The same elements as a stream that may fail.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension Task where Failure == Never {
  /// Waits until the task around it is cancelled.
  public static func never() async throws -> Success {
    while true { try await Task<Never, Never>.sleep(for: .seconds(1_000_000)) }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Lets all others have their turn.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await Task<Void, Never>.detached(priority: .background) {}.value }
  }
}

extension Task where Failure == any Error {
  /// What the task returns; who stops waiting because it is cancelled cancels the task.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == Never {
  /// What the task returns; who stops waiting because it is cancelled cancels the task.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

/// Runs a closure; the effects of a `TestStore` run one after the other in any case.
@MainActor
public func withMainSerialExecutor(
  operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  try await operation()
}

/// Runs a closure; the effects of a `TestStore` run one after the other in any case.
public func withMainSerialExecutor(operation: () throws -> Void) rethrows { try operation() }

/// Whether all is to run one after the other, as the effects of a `TestStore` do in any case.
public var uncheckedUseMainSerialExecutor: Bool {
  get { isSerialWanted.value }
  set { isSerialWanted.setValue(newValue) }
}

private let isSerialWanted = LockIsolated(false)

/// A value that belongs to an actor; `LockIsolated` has taken its place.
@dynamicMemberLookup
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Takes the first value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// A part of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// Reads and changes the value.
  public func withValue<Result>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}

/// A hashable value of which only that is known, to be sent elsewhere.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The value.
  public let base: any Hashable & Sendable

  /// Takes the value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Whether the values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }
  /// Adds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
