/// Why a shared value is loaded.
public enum LoadContext<Value> {
  /// For the first time; it is that value if there is none.
  case initialValue(Value)
  /// Somebody has asked for it.
  case userInitiated

  /// The value if there is none.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a shared value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It has changed.
  case didSet
  /// Somebody has asked for it.
  case userInitiated
}

/// Takes what a key has loaded.
public struct LoadContinuation<Value>: @unchecked Sendable {
  private let callback: (Result<Value?, any Error>) -> Void

  /// Takes what becomes of it; nil means that there is no value.
  public init(_ callback: @escaping (Result<Value?, any Error>) -> Void) {
    self.callback = callback
  }

  /// It is that value.
  public func resume(returning value: Value) { resume(with: .success(value)) }
  /// There is no value.
  public func resumeReturningInitialValue() { resume(with: .success(nil)) }
  /// Loading has failed.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// It is that, nil meaning that there is no value.
  public func resume(with result: Result<Value?, any Error>) { callback(result) }
}

/// Is told when a key has saved.
public struct SaveContinuation: @unchecked Sendable {
  private let callback: (Result<Void, any Error>) -> Void

  /// Takes what becomes of it.
  public init(_ callback: @escaping (Result<Void, any Error>) -> Void) {
    self.callback = callback
  }

  /// It is saved.
  public func resume() { resume(with: .success(())) }
  /// Saving has failed.
  public func resume(throwing error: any Error) { resume(with: .failure(error)) }
  /// It is saved or has failed.
  public func resume(with result: Result<Void, any Error>) { callback(result) }
}

/// Is told when a value has changed outside.
public struct SharedSubscriber<Value>: @unchecked Sendable {
  private let callback: (Result<Value?, any Error>) -> Void

  /// Takes what becomes of it; nil means that there is no value any more.
  public init(_ callback: @escaping (Result<Value?, any Error>) -> Void) {
    self.callback = callback
  }

  /// It is that value now.
  public func yield(_ value: Value) { yield(with: .success(value)) }
  /// There is no value any more.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }
  /// It cannot be read any more.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }
  /// It is that now, nil meaning that there is no value.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }
}

/// Goes on for as long as it is kept.
public final class SharedSubscription: @unchecked Sendable {
  private let end: () -> Void
  private let isOver = LockIsolated(false)

  /// Takes what ends it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  /// Ends it.
  public func cancel() {
    let wasOver = isOver.withValue { isOver in
      defer { isOver = true }
      return isOver
    }
    if !wasOver { end() }
  }
}

extension Shared {
  /// What a key returns that tells of changes, as it was called at first.
  public typealias Subscription = SharedSubscription
}
