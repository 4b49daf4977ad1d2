import Combine

/// An object that a view gets from outside and is shown anew with when it changes.
@preconcurrency @MainActor @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  @preconcurrency @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// The maker of bindings, by which `$` leads to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Takes the object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes the object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: HostedProperty {
  mutating func install(in node: Node, storage: inout AnyObject?) {
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
    subscription.follow(wrappedValue, for: node)
    storage = subscription
  }
}

/// An object that belongs to a view: it is made once and lives as long as the view's identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Takes how the object is made, which is done once, when the view comes into the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object; before the view is in a tree, a new one for each question.
  @preconcurrency @MainActor
  public var wrappedValue: ObjectType { object ?? make() }

  /// The maker of bindings, by which `$` leads to the object's properties.
  @preconcurrency @MainActor
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
    let known = subscription.object as? ObjectType ?? make()
    subscription.follow(known, for: node)
    storage = subscription
    object = known
  }
}

/// An object that a view above has put into the environment.
@preconcurrency @MainActor @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Takes the object that the environment has for its type.
  public nonisolated init() {}

  /// The object; a trap if no view above has put one into the environment.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) is in the environment. \
        A view above has to say .environmentObject(…) with one.
        """)
    }
    return object
  }

  /// The maker of bindings, by which `$` leads to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: HostedProperty {
  mutating func install(in node: Node, storage: inout AnyObject?) {
    object = node.environment.object(ObjectType.self)
    guard let object else { return }
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
    subscription.follow(object, for: node)
    storage = subscription
  }
}

/// Has a node evaluated again whenever the object is about to change.
@MainActor
final class ObjectSubscription {
  private(set) var object: AnyObject?
  private var cancellable: AnyCancellable?

  func follow<Object: ObservableObject>(_ new: Object, for node: Node) {
    guard object !== new else { return }
    object = new
    let marker = node.marker
    cancellable = new.objectWillChange.sink { _ in marker() }
  }
}

extension View {
  /// Puts an object into the environment, under its type, for `@EnvironmentObject` inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentWriter(content: self, value: ObjectIdentifier(object)) {
      $0.setObject(object, as: T.self)
    }
  }
}
