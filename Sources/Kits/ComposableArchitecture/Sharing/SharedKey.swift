/// Says where a shared value comes from: by the same key all share the same value.
public protocol SharedReaderKey<Value>: Sendable {
  /// What is shared.
  associatedtype Value
  /// What keys are told apart by.
  associatedtype ID: Hashable = Self
  /// Keys with the same id and type of value share the value.
  var id: ID { get }
  /// Finds the value, and hands it to the continuation.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
  /// Tells the subscriber when the value has changed outside.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
  /// Finds the value at once, as keys were written at first.
  func load(initialValue: Value?) -> Value?
  /// Tells when the value has changed outside, as keys were written at first.
  func subscribe(
    initialValue: Value?, didSet receiveValue: @escaping @Sendable (_ newValue: Value?) -> Void
  ) -> SharedSubscription
}

/// Says where a shared value comes from and where it is saved.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value, and tells the continuation when that is done.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
  /// Saves the value at once or soon, as keys were written later.
  func save(_ value: Value, immediately: Bool)
  /// Saves the value, as keys were written at first.
  func save(_ value: Value)
}

/// A key of a shared value, as it was called at first.
public typealias PersistenceReaderKey = SharedReaderKey
/// A key of a shared value that is saved, as it was called at first.
public typealias PersistenceKey = SharedKey
/// A key with a first value, as it was called at first.
public typealias PersistenceKeyDefault = _SharedKeyDefault

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

// A key says what it does in one of several forms; each form falls back on the one before it.

extension SharedReaderKey {
  /// Asks the older form.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(load(initialValue: context.initialValue)))
  }

  /// Asks the older form.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    subscribe(
      initialValue: context.initialValue, didSet: { subscriber.yield(with: .success($0)) })
  }

  /// There is none.
  public func load(initialValue: Value?) -> Value? { nil }

  /// It never changes outside.
  public func subscribe(
    initialValue: Value?, didSet receiveValue: @escaping @Sendable (_ newValue: Value?) -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// What the key loads; that there is nothing is an error.
  func required() async throws -> Value {
    let found = await withCheckedContinuation { done in
      load(
        context: .userInitiated,
        continuation: LoadContinuation { done.resume(returning: UncheckedSendable($0)) })
    }
    guard let value = try found.value.get() else { throw NothingStored(key: "\(self)") }
    return value
  }
}

extension SharedKey {
  /// Asks the older form.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    save(value, immediately: context == .userInitiated)
    continuation.resume()
  }

  /// Asks the oldest form.
  public func save(_ value: Value, immediately: Bool) { save(value) }

  /// Saves nothing.
  public func save(_ value: Value) {}
}

/// Nothing was found where a value was wanted.
struct NothingStored: Error {
  let key: String
}

extension SharedReaderKey {
  /// The key with a value for the time before there is one.
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key with a value for the time before there is one.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey, @unchecked Sendable {
  private let base: Base
  private let makeValue: () -> Base.Value
  private let makePreviewValue: (() -> Base.Value)?

  /// Takes the key, the value, and perhaps another one for previews.
  public init(
    _ key: Base, _ value: @autoclosure @escaping () -> Base.Value,
    previewValue: @autoclosure @escaping () -> Base.Value
  ) {
    (base, makeValue, makePreviewValue) = (key, value, previewValue)
  }

  /// Takes the key and the value.
  public init(_ key: Base, _ value: @autoclosure @escaping () -> Base.Value) {
    (base, makeValue, makePreviewValue) = (key, value, nil)
  }

  /// Takes the key and the value: `Self[.inMemory("count"), default: 0]`.
  public static subscript(
    key: Base, default value: @autoclosure @escaping () -> Base.Value
  ) -> Self {
    Self(key, value())
  }

  /// Takes the key, the value, and another one for previews.
  public static subscript(
    key: Base, default value: @autoclosure @escaping () -> Base.Value,
    previewDefault: @autoclosure @escaping () -> Base.Value
  ) -> Self {
    Self(key, value(), previewValue: previewDefault())
  }

  var initial: Base.Value {
    guard DependencyValues._current.context == .preview else { return makeValue() }
    return (makePreviewValue ?? makeValue)()
  }

  /// That of the key.
  public var id: Base.ID { base.id }

  /// Asks the key.
  public func load(
    context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Asks the key.
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Asks the key.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}
