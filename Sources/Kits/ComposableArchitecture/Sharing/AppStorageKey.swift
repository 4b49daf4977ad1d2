public import Foundation

/// A value that is kept by `UserDefaults`.
public struct AppStorageKey<Value>: SharedKey, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let read: (UserDefaults, String) -> Value?
  private let write: (UserDefaults, String, Value) -> Void

  /// What a value in a store is told by.
  public struct ID: Hashable, Sendable {
    let key: String
    let store: ObjectIdentifier
  }

  init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store ?? DependencyValues._current.defaultAppStorage
    self.read = read
    self.write = write
  }

  /// The name and the store.
  public var id: ID { ID(key: key, store: ObjectIdentifier(store)) }

  /// Reads what is stored.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(read(store, key)))
  }

  /// Stores the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    write(store, key, value)
    continuation.resume()
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// As it is written in code.
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// What `UserDefaults` keep as it is, or in a form of their own.
public protocol AppStorageValue {
  /// What is stored under a name, if it is one of these.
  static func read(from store: UserDefaults, _ key: String) -> Self?
  /// Stores it under a name.
  func write(to store: UserDefaults, _ key: String)
}

extension AppStorageValue {
  /// What is stored as it is.
  public static func read(from store: UserDefaults, _ key: String) -> Self? {
    store.object(forKey: key) as? Self
  }
  /// Stores it as it is.
  public func write(to store: UserDefaults, _ key: String) { store.set(self, forKey: key) }
}

extension Bool: AppStorageValue {}
extension Int: AppStorageValue {}
extension Double: AppStorageValue {}
extension String: AppStorageValue {}
extension Data: AppStorageValue {}
extension Date: AppStorageValue {}
extension Array: AppStorageValue where Element == String {}

extension URL: AppStorageValue {
  /// What is stored as a text.
  public static func read(from store: UserDefaults, _ key: String) -> URL? {
    store.url(forKey: key)
  }
  /// Stores it as the defaults like it.
  public func write(to store: UserDefaults, _ key: String) { store.set(self, forKey: key) }
}

extension SharedReaderKey {
  /// A value that is kept by `UserDefaults` under a name.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, read: Value.read, write: { $2.write(to: $0, $1) })
  }

  /// An optional value that is kept by `UserDefaults` under a name.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store, read: { Value.read(from: $0, $1).map { .some($0) } },
      write: { store, key, value in
        guard let value else { return store.removeObject(forKey: key) }
        value.write(to: store, key)
      })
  }

  /// A value whose raw value is kept by `UserDefaults` under a name.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key, store, read: { Value.RawValue.read(from: $0, $1).flatMap(Value.init(rawValue:)) },
      write: { $2.rawValue.write(to: $0, $1) })
  }

  /// An optional value whose raw value is kept by `UserDefaults` under a name.
  public static func appStorage<Value: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      key, store,
      read: { store, key in
        Value.RawValue.read(from: store, key).flatMap(Value.init(rawValue:)).map { .some($0) }
      },
      write: { store, key, value in
        guard let value else { return store.removeObject(forKey: key) }
        value.rawValue.write(to: store, key)
      })
  }

  /// A value that is kept by `UserDefaults` as JSON under a name.
  @_disfavoredOverload
  public static func appStorage<Value: Codable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(
      key, store,
      read: { store, key in
        store.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
      },
      write: { store, key, value in store.set(try? JSONEncoder().encode(value), forKey: key) })
  }
}
