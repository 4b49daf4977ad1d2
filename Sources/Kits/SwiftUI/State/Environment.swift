import Observation

/// Reads a value, or an observable object, that a view above has put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let find: (EnvironmentValues) -> Value
  private var values = EnvironmentValues()

  /// Reads the value that the key path leads to.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    find = { $0[keyPath: keyPath] }
  }

  /// Reads the object of that type; it must have been put there with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { values in
      guard let object = values.object(objectType) else {
        fatalError(
          """
          No object of the type \(objectType) is in the environment. \
          A view above has to say .environment(…) with one.
          """)
      }
      return object
    }
  }

  /// Reads the object of that type, if a view above has put one there.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    find = { $0.object(objectType) }
  }

  /// The value in the environment of the view; the default before the view is on the screen.
  public var wrappedValue: Value { find(values) }
}

extension Environment: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) { values = node.environment }
}
