import Foundation
import Synchronization

/// A value in the user defaults, which outlives the app.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let cell: StorageCell<Value>

  private init(_ cell: StorageCell<Value>) { self.cell = cell }

  /// The value that the defaults have now.
  public var wrappedValue: Value {
    get { cell.read() }
    nonmutating set {
      cell.write(newValue)
      StorageListeners.shared.tell(cell.key)
    }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// How a value is read from the defaults and written to them.
private struct StorageCell<Value> {
  let key: String
  let read: () -> Value
  let write: (Value) -> Void
}

extension AppStorage {
  private init(stored value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key, read: { store.object(forKey: key) as? Value ?? value },
        write: { store.set($0, forKey: key) }))
  }

  /// A truth value, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(stored: wrappedValue, key, store)
  }
  /// A number, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(stored: wrappedValue, key, store)
  }
  /// A number, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(stored: wrappedValue, key, store)
  }
  /// A text, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(stored: wrappedValue, key, store)
  }
  /// A case with a text as its raw value, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key,
        read: { store.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
        write: { store.set($0.rawValue, forKey: key) }))
  }
}

extension AppStorage {
  /// Takes the value to start with, the key and where it is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(stored: wrappedValue, key, store)
  }
  /// Takes the value to start with, the key and where it is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(stored: wrappedValue, key, store)
  }
  /// Takes the value to start with, the key and where it is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key, read: { store.address(forKey: key) ?? wrappedValue },
        write: { store.setAddress($0, forKey: key) }))
  }
  /// Takes the value to start with, the key and where it is kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key,
        read: {
          (store.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue
        },
        write: { store.set($0.rawValue, forKey: key) }))
  }

  private init<Kept>(optional key: String, _ store: UserDefaults?, as type: Kept.Type)
  where Value == Kept? {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key, read: { store.object(forKey: key) as? Kept },
        write: { new in
          if let new { store.set(new, forKey: key) } else { store.removeObject(forKey: key) }
        }))
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store, as: Bool.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store, as: Int.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store, as: Double.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store, as: String.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store, as: Data.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store, as: Date.self)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key, read: { store.address(forKey: key) },
        write: { store.setAddress($0, forKey: key) }))
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(rawOptional: key, store)
  }
  /// Takes the key and where it is kept; nil while there is nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(rawOptional: key, store)
  }

  private init<R: RawRepresentable>(rawOptional key: String, _ store: UserDefaults?)
  where Value == R? {
    let store = store ?? .standard
    self.init(
      StorageCell(
        key: key,
        read: { (store.object(forKey: key) as? R.RawValue).flatMap { R(rawValue: $0) } },
        write: { new in
          if let new {
            store.set(new.rawValue, forKey: key)
          } else {
            store.removeObject(forKey: key)
          }
        }))
  }
}

extension UserDefaults {
  // Foundation's own on Linux takes every address for one of a file.

  fileprivate func address(forKey key: String) -> URL? {
    guard let text = string(forKey: key), let url = URL(string: text), url.scheme != nil else {
      return url(forKey: key)
    }
    return url
  }

  fileprivate func setAddress(_ url: URL?, forKey key: String) {
    guard let url else { return removeObject(forKey: key) }
    if url.isFileURL { set(url, forKey: key) } else { set(url.absoluteString, forKey: key) }
  }
}

extension AppStorage: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    if storage == nil {
      storage = StorageListeners.shared.listen(to: cell.key, node.marker)
    }
  }
}

/// Tells every view that reads a key when another one has written it.
private final class StorageListeners: Sendable {
  /// Listens for as long as it lives.
  final class Listener: Sendable {
    let notify: @Sendable () -> Void
    init(_ notify: @escaping @Sendable () -> Void) { self.notify = notify }
  }

  private struct Entry {
    weak var listener: Listener?
  }

  static let shared = StorageListeners()
  private let entries = Mutex<[String: [Entry]]>([:])

  func listen(to key: String, _ notify: @escaping @Sendable () -> Void) -> Listener {
    let listener = Listener(notify)
    entries.withLock { $0[key, default: []].append(Entry(listener: listener)) }
    return listener
  }

  func tell(_ key: String) {
    let listeners = entries.withLock { entries in
      entries[key]?.removeAll { $0.listener == nil }
      return entries[key]?.compactMap(\.listener) ?? []
    }
    for listener in listeners { listener.notify() }
  }
}
