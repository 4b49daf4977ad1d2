import Foundation

/// Names an app's delegate, which nobody can make here, so that it hears nothing.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Takes the delegate's type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Always traps; a check makes the delegate by hand and starts it with `Screen(launching:)`.
  public var wrappedValue: DelegateType {
    fatalError("\(DelegateType.self) has not been made: an app shown by a check has no delegate.")
  }
}
