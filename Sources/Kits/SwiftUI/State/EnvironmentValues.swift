import Synchronization

/// Names one of the values that flow down the tree, and says what it is when nobody has set it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set another.
  static var defaultValue: Value { get }
}

/// The values that flow from a view to everything inside it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The same number means the same values.
  private(set) var stamp = 0

  /// The values at the root of a tree: nobody has set any.
  public init() {}

  /// The value of a key; its default if nobody above has set one.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      stamp = Self.nextStamp()
    }
  }

  /// How many values differ from their defaults.
  public var description: String { "\(values.count) values, \(objects.count) objects" }

  /// The object handed down for its type.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
    stamp = Self.nextStamp()
  }

  private static let lastStamp = Atomic<Int>(0)

  private static func nextStamp() -> Int {
    lastStamp.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
