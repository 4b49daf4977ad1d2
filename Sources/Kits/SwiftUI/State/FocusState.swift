import Foundation

/// Which field, if any, has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and moves the focus.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUI.Binding<Value>
    let none: Value

    /// The field that has the keyboard.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: StateLocation<Value>?

  /// Starts without focus; for a single field.
  public init() where Value == Bool { none = false }

  /// Starts without focus; for one field out of several.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The field that has the keyboard.
  public var wrappedValue: Value {
    get { location?.value ?? none }
    nonmutating set { location?.set(newValue) }
  }

  /// What `focused` takes.
  public var projectedValue: Binding {
    let location = location
    let value = SwiftUI.Binding<Value>(
      get: { [none] in location?.value ?? none }, set: { location?.set($0) })
    return Binding(value: value, none: none)
  }
}

extension FocusState: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    let place = storage as? StateLocation<Value> ?? StateLocation(none, onChange: node.marker)
    storage = place
    location = place
  }
}

extension View {
  /// Ties the focus of a field to a state that knows of one field only.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    Marked(
      content: self,
      facet: .focus(
        Focus(isFocused: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })))
  }

  /// Ties the focus of a field to a state that knows of several.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    Marked(
      content: self,
      facet: .focus(
        Focus(
          isFocused: { binding.wrappedValue == value },
          set: { isFocused in
            if isFocused {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.none
            }
          })))
  }
}
