import Foundation

/// A value that belongs to a view and lives as long as the view keeps its identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Takes the value that the view starts with.
  public init(wrappedValue value: Value) { initial = value }

  /// Takes the value that the view starts with.
  public init(initialValue value: Value) { initial = value }

  /// The value now; before the view is on the screen it is the first value, and setting is in vain.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    let place =
      storage as? StateLocation<Value> ?? StateLocation(initial, onChange: node.marker)
    storage = place
    location = place
  }
}

/// Where the value of a state lives between two evaluations of its view.
final class StateLocation<Value> {
  private(set) var value: Value
  private let onChange: @Sendable () -> Void

  init(_ value: Value, onChange: @escaping @Sendable () -> Void) {
    self.value = value
    self.onChange = onChange
  }

  func set(_ new: Value) {
    let isSame = areEqual(value, new)
    value = new
    if !isSame { onChange() }
  }
}

/// Whether two values are equal by their own account, or the same in memory if they have none.
func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? any Equatable { return isEqual(old, to: new) }
  func isSame<Known>(_ old: Known) -> Bool {
    guard let new = new as? Known else { return false }
    return isSameBits(old, new)
  }
  return _openExistential(old as Any, do: isSame)
}

private func isEqual<Known: Equatable>(_ old: Known, to new: Any) -> Bool {
  guard let new = new as? Known else { return false }
  return old == new
}

/// Whether two values are the same in memory; strings or arrays made anew count as different.
func isSameBits<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in
      guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return true }
      return memcmp(oldStart, newStart, old.count) == 0
    }
  }
}
