import Foundation

/// Names one of the values that the view in use gives to the rest of the app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view in use gives to the rest of the app.
public struct FocusedValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]

  fileprivate init() {}

  /// The value of a key; nil if no view gives one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The views that give values, in the order in which they came, and those that read them.
@MainActor
final class FocusedValueBoard {
  private struct Gift {
    weak var node: Node?
    var values: FocusedValues
    /// What the values were when they were given: bindings go on to what they lead to.
    var seen: [ObjectIdentifier: AnyHashable]
  }
  private var gifts: [Gift] = []
  private var readers: [ObjectIdentifier: () -> Bool] = [:]

  /// What all views that are there give; of two for a key the later one counts.
  var values: FocusedValues {
    gifts.reduce(into: FocusedValues()) { all, gift in
      guard gift.node?.isMounted ?? false else { return }
      all.values.merge(gift.values.values) { $1 }
    }
  }

  /// Readers hear of it unless the values are known to be the same.
  func give(_ values: FocusedValues, by node: Node) {
    let gift = Gift(node: node, values: values, seen: values.values.compactMapValues(comparable))
    let old = gifts.firstIndex { $0.node === node }
    let isKnown = old.map { gifts[$0].seen == gift.seen && gift.seen.count == values.values.count }
    if let old { gifts[old] = gift } else { gifts.append(gift) }
    if !(isKnown ?? values.values.isEmpty) { tellReaders() }
  }

  /// A view has gone, and what it gave with it.
  fileprivate func forget() {
    gifts.removeAll { $0.node?.isMounted != true }
    tellReaders()
  }

  func addReader(_ node: Node) {
    readers[ObjectIdentifier(node)] = { [weak node] in
      guard let node, node.isMounted else { return false }
      node.marker()
      return true
    }
  }

  private func tellReaders() {
    readers = readers.filter { $0.value() }
  }
}

/// What can be compared of a value, or of what a binding leads to.
@MainActor
private func comparable(_ value: Any) -> AnyHashable? {
  ((value as? any AnyBinding)?.anyValue ?? value) as? AnyHashable
}

private protocol AnyBinding { var anyValue: Any { get } }
extension Binding: AnyBinding { fileprivate var anyValue: Any { wrappedValue } }

/// Reads a value that the view in use gives.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var value: Value?

  /// Takes the way to the value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; nil if no view gives one.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    node.host?.focusedValues.addReader(node)
    value = node.host?.focusedValues.values[keyPath: keyPath]
  }
}

/// Reads and changes a value to which the view in use gives a binding.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// Takes the way to the binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// The value; nil if no view gives a binding, where setting it does nothing.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding<Value?>(
      get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}

/// Reads an object that the view in use gives, and is evaluated again when that changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Takes the object that a view gives for its type.
  public init() {}

  /// The object; nil if no view gives one.
  public var wrappedValue: ObjectType? { object }

  /// The maker of bindings; nil if no view gives an object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    object.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
  }
}

extension FocusedObject: HostedProperty {
  @MainActor
  mutating func install(in node: Node, storage: inout AnyObject?) {
    node.host?.focusedValues.addReader(node)
    object = node.host?.focusedValues.values[FocusedObjectKey<ObjectType>.self]
    guard let object else { return }
    let subscription = storage as? ObjectSubscription ?? ObjectSubscription()
    subscription.follow(object, for: node)
    storage = subscription
  }
}

private enum FocusedObjectKey<Value: ObservableObject>: FocusedValueKey {}

private struct FocusedValueGiver<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let set: (inout FocusedValues) -> Void

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    var values = FocusedValues()
    set(&values)
    let node = blueprint.node
    // What the tree shows is told when it is whole again.
    node.host?.afterUpdate { [weak node] in
      if let node, node.isMounted { node.host?.focusedValues.give(values, by: node) }
    }
    if node.memory == nil { node.memory = Stay(board: node.host?.focusedValues) }
  }

  /// Lives as long as the view does.
  @MainActor
  private final class Stay {
    private weak var board: FocusedValueBoard?
    init(board: FocusedValueBoard?) { self.board = board }
    isolated deinit { board?.forget() }
  }
}

extension View {
  /// Gives a value to the rest of the app for as long as the view is there.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { FocusedValueGiver(content: self) { $0[keyPath: keyPath] = value } }

  /// Gives a value, unless it is nil, to the rest of the app for as long as the view is there.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { FocusedValueGiver(content: self) { $0[keyPath: keyPath] = value } }

  /// Gives a value to the rest of the app for as long as the scene is there.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { focusedValue(keyPath, value) }

  /// Gives a value, unless it is nil, to the rest of the app for as long as the scene is there.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { FocusedValueGiver(content: self) { $0[keyPath: keyPath] = value } }

  /// Gives an object to the rest of the app for as long as the view is there.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueGiver(content: self) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an object to the rest of the app for as long as the scene is there.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedObject(object)
  }
}
