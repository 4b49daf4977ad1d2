import Foundation

/// A value that is kept for as long as the app runs.
public struct InMemoryKey<Value>: SharedKey {
  private let key: String
  private let storage = DependencyValues._current.defaultInMemoryStorage

  /// What a value in a storage is told by.
  public struct ID: Hashable, Sendable {
    let key: String
    let storage: InMemoryStorage
  }

  init(_ key: String) { self.key = key }

  /// The name and the storage.
  public var id: ID { ID(key: key, storage: storage) }

  /// Takes what is kept.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storage.value(of: key) as? Value))
  }

  /// Keeps the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.keep(value, as: key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// As it is written in code.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

extension SharedReaderKey {
  /// A value that is kept under a name for as long as the app runs.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// Where values are kept for as long as the app runs.
public final class InMemoryStorage: Hashable, Sendable {
  private let values = LockIsolated<[String: UncheckedSendable<Any>]>([:])

  /// Nothing is in it.
  public init() {}

  func value(of key: String) -> Any? { values.value[key]?.value }

  func keep(_ value: Any, as key: String) {
    let value = UncheckedSendable(value)
    values.withValue { $0[key] = value }
  }

  /// Whether they are the same.
  public static func == (left: InMemoryStorage, right: InMemoryStorage) -> Bool { left === right }
  /// Adds which one it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
