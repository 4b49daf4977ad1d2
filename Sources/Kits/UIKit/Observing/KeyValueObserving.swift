public import Foundation

/// How a value has changed.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// Under which name a change is described to `observeValue`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let kindKey = Self(rawValue: "kind")
}

/// What has changed.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind: Kind
  /// As it is now, if that was asked for.
  public let newValue: Value?
  /// As it was before, if that was asked for.
  public let oldValue: Value?
  public let indexes: IndexSet?
  /// Whether the change is still to come; here never.
  public let isPrior: Bool
}

/// Hears of changes for as long as it lives.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private var token: (any NSObjectProtocol)?

  init(_ token: any NSObjectProtocol) { self.token = token }

  deinit { invalidate() }

  /// Hears of nothing any more.
  public func invalidate() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

/// Whose properties can be observed: every `NSObject`.
///
/// Without Objective-C nobody notices a property being set. What posts is what `@objc dynamic` has
/// become in learners' code, what these kits say of themselves, and `didChangeValue`. Nothing is heard
/// of a value that was set to what it was already, nor of `UserDefaults`.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the handler whenever the property has changed, until the result is gone.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func report(_ old: Value?, to object: Self) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? last : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    if options.contains(.initial) { report(nil, to: self) }
    // The observation must not keep what it observes.
    let look = Unchecked<() -> Void> { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areSame(old, new) else { return }
      last = new
      report(old, to: self)
    }
    let token = NotificationCenter.default.addObserver(
      forName: .keyValueDidChange, object: self, queue: nil
    ) { _ in look.value() }
    return NSKeyValueObservation(token)
  }

  /// Says that a property is about to change, which nobody waits for here.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Says that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    NotificationCenter.default.post(name: .keyValueDidChange, object: self)
  }
}

/// Whether two values are equal, as far as that can be known.
private func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.equals(right)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

/// Carries what is called on one thread only into a closure that could be called on any.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension Notification.Name {
  /// What an object posts one of whose properties has changed; Combine listens as well.
  static let keyValueDidChange = Notification.Name("NSKeyValueDidChange")
}

extension NSObject {
  /// Says that the property of that name is about to change, which nobody waits for here.
  ///
  /// Disfavored like the one below: an `Operation` has its own.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Says that the property of that name has changed.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) {
    NotificationCenter.default.post(
      name: .keyValueDidChange, object: self, userInfo: ["key": key])
  }
}

/// What `@objc dynamic` stands for in learners' code: a property whose changes can be observed.
@propertyWrapper
public struct NSDynamicVar<Value> {
  fileprivate var value: Value

  /// Takes what the property is at first.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not to be used: a structure has nobody to speak for it.
  @available(*, unavailable, message: "a dynamic property needs a class that inherits NSObject")
  public var wrappedValue: Value {
    get { fatalError("A dynamic property is read through its object.") }
    set { fatalError("A dynamic property is set through its object.") }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped keyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, NSDynamicVar<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner[keyPath: storage].value = newValue
      NotificationCenter.default.post(name: .keyValueDidChange, object: owner)
    }
  }
}

/// A dynamic property of whatever type.
protocol AnyDynamicVar { var anyValue: Any { get } }

extension NSDynamicVar: AnyDynamicVar {
  var anyValue: Any { value }
}
