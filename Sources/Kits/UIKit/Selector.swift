import Foundation

#if !canImport(ObjectiveC)
  /// Names a method and knows how to call it; made from the unbound method, so nothing is retained.
  public struct Selector: Equatable, CustomStringConvertible {
    public let description: String
    private let call: @MainActor (AnyObject, Any?) -> Void
    /// Whether an object has the method.
    let accepts: (AnyObject) -> Bool

    /// For a method without parameters: `Selector("save", EditController.save)`.
    @preconcurrency
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      description = name
      accepts = { $0 is Target }
      call = { target, _ in method(Selector.cast(target, for: name))() }
      NamedMethods.all.note(self, of: Target.self)
    }

    /// For a method that takes its sender: `Selector("save:", EditController.save(_:))`.
    @preconcurrency
    public init<Target: AnyObject, Sender>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      description = name
      accepts = { $0 is Target }
      call = { target, sender in
        method(Selector.cast(target, for: name))(Selector.cast(sender, for: name))
      }
      NamedMethods.all.note(self, of: Target.self)
    }

    /// For a method that takes its sender and the event, of which there is none here without touches.
    @preconcurrency
    public init<Target: AnyObject, Sender>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
    ) {
      description = name
      accepts = { $0 is Target }
      call = { target, sender in
        method(Selector.cast(target, for: name))(
          Selector.cast(sender, for: name), UIEvent(touches: []))
      }
      NamedMethods.all.note(self, of: Target.self)
    }

    /// For a method with a flag whose answer nobody needs, such as `endEditing(_:)`: who is called as
    /// a sender is something, and so the flag is set.
    @preconcurrency
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool
    ) {
      description = name
      accepts = { $0 is Target }
      call = { target, sender in _ = method(Selector.cast(target, for: name))(sender != nil) }
      NamedMethods.all.note(self, of: Target.self)
    }

    /// For a method without parameters whose answer nobody needs, such as `resignFirstResponder()`.
    @preconcurrency
    public init<Target: AnyObject, Answer>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Answer
    ) {
      description = name
      accepts = { $0 is Target }
      call = { target, _ in _ = method(Selector.cast(target, for: name))() }
      NamedMethods.all.note(self, of: Target.self)
    }

    /// For a method of a type, which is its own target.
    @preconcurrency
    public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
      description = name
      accepts = { $0 is AnyClass }
      call = { _, _ in method() }
    }

    /// For a name: of the methods that a selector was made of, it stands for the one that the target has.
    public init(_ name: String) {
      description = name
      accepts = { NamedMethods.all.find(name, for: $0) != nil }
      call = { target, sender in
        guard let method = NamedMethods.all.find(name, for: target) else {
          fatalError("unrecognized selector \(name) sent to \(target)")
        }
        method.perform(on: target, sender: sender)
      }
    }

    /// The type of an object whose method is named; the object is not asked for.
    public static func owner<Owner: AnyObject>(_ object: @autoclosure () -> Owner?) -> Owner.Type {
      Owner.self
    }

    public static func == (left: Selector, right: Selector) -> Bool {
      left.description == right.description
    }

    @MainActor func perform(on target: AnyObject, sender: Any?) { call(target, sender) }

    private static func cast<Wanted>(_ value: Any?, for name: String) -> Wanted {
      // The value itself first: to a parameter of type `Any` an optional is as good.
      guard let wanted = value.flatMap({ $0 as? Wanted }) ?? value as? Wanted else {
        fatalError("unrecognized selector \(name) sent to \(value.map { "\($0)" } ?? "nil")")
      }
      return wanted
    }
  }

  /// The methods that selectors were made of, by name.
  private final class NamedMethods: @unchecked Sendable {
    static let all = NamedMethods()
    private let lock = NSLock()
    private var methods: [String: [ObjectIdentifier: Selector]] = [:]

    func note(_ method: Selector, of type: AnyObject.Type) {
      lock.withLock { methods[method.description, default: [:]][ObjectIdentifier(type)] = method }
    }
    func find(_ name: String, for target: AnyObject) -> Selector? {
      lock.withLock { methods[name] }?.values.first { $0.accepts(target) }
    }
  }

  /// Makes a selector of a name, which stands for what `#selector` has named so elsewhere.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

  extension NSObjectProtocol {
    /// Whether the object has the method, as far as a selector was made of it.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.accepts(self) ?? false }

    /// Calls a method of the object at once.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector) { aSelector.perform(on: self, sender: nil) }

    /// Calls a method of the object at once with an argument.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with object: Any?) {
      aSelector.perform(on: self, sender: object)
    }
  }
#endif
