import Foundation

/// A value that a scene finds again; here it is kept for as long as the view is.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  /// Takes what is there at first; the key is where an iPhone would look for more.
  public init(wrappedValue: Value, _ key: String) { _value = State(initialValue: wrappedValue) }
  /// Takes the key; nil while there is nothing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    _value = State(initialValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A way for others to read and write the value.
  public var projectedValue: Binding<Value> { $value }
}
