import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object itself.
  public var wrappedValue: Value

  /// The maker of bindings, by which `$` leads to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Only an observable object can be bindable.
  @available(*, unavailable, message: "Bindable takes a class that is marked with @Observable.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Hands on a bindable object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Takes the object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes the object, for use inside a body.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable {
  private init(object: Value) { wrappedValue = object }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
