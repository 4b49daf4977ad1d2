import Foundation

#if !canImport(ObjectiveC)
  /// Names a method and knows how to call it; made from the unbound method, so nothing is retained.
  public struct Selector: Equatable, CustomStringConvertible {
    public let description: String
    private let call: @MainActor (AnyObject, Any?) -> Void

    /// For a method without parameters: `Selector("save", EditController.save)`.
    @preconcurrency
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
      description = name
      call = { target, _ in method(Selector.cast(target, for: name))() }
    }

    /// For a method that takes its sender: `Selector("save:", EditController.save(_:))`.
    @preconcurrency
    public init<Target: AnyObject, Sender>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
      description = name
      call = { target, sender in
        method(Selector.cast(target, for: name))(Selector.cast(sender, for: name))
      }
    }

    /// For a method that takes its sender and the event, of which there is none here without touches.
    @preconcurrency
    public init<Target: AnyObject, Sender>(
      _ name: String,
      _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
    ) {
      description = name
      call = { target, sender in
        method(Selector.cast(target, for: name))(
          Selector.cast(sender, for: name), UIEvent(touches: []))
      }
    }

    /// For a method with a flag whose answer nobody needs, such as `endEditing(_:)`: who is called as
    /// a sender is something, and so the flag is set.
    @preconcurrency
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Bool) -> Bool
    ) {
      description = name
      call = { target, sender in _ = method(Selector.cast(target, for: name))(sender != nil) }
    }

    /// For a method without parameters whose answer nobody needs, such as `resignFirstResponder()`.
    @preconcurrency
    public init<Target: AnyObject>(
      _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Bool
    ) {
      description = name
      call = { target, _ in _ = method(Selector.cast(target, for: name))() }
    }

    /// For a method of a type, which is its own target.
    @preconcurrency
    public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
      description = name
      call = { _, _ in method() }
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
#endif
