import Foundation

extension NSObject {
  /// Delivers the values that a property takes.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    /// Whose property it is.
    public let object: Subject
    /// Which property it is.
    public let keyPath: KeyPath<Subject, Value>
    /// What is delivered.
    public let options: NSKeyValueObservingOptions

    /// As `publisher(for:options:)` makes it.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let outlet = Outlet<Value, Never>(
        to: subscriber, surplus: .dropped, name: "KVOSubscription")
      let (keyPath, options) = (keyPath, options)
      var last = object[keyPath: keyPath]
      let look = Crossing { [weak object] in
        guard let object else { return }
        let new = object[keyPath: keyPath]
        guard !areSame(last, new) else { return }
        if options.contains(.prior) { outlet.send(last) }
        last = new
        outlet.send(new)
      }
      let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("NSKeyValueDidChange"), object: object, queue: nil
      ) { _ in look.value() }
      outlet.start(onCancel: { NotificationCenter.default.removeObserver(token) })
      if options.contains(.initial) { outlet.send(last) }
    }
  }
}

/// Whose properties can be observed: every `NSObject`.
///
/// Without Objective-C nobody notices a property being set. What is heard of is what `@objc dynamic`
/// has become in learners' code, what the kits say of themselves, and `didChangeValue`; not of a value
/// that was set to what it was already, and not of `UserDefaults`.
public protocol _KeyValueCodingAndObservingPublishing: NSObject {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing {
  /// Delivers the value of a property, and each that it takes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
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
