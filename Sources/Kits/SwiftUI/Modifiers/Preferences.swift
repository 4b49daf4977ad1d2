/// Names a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has given one.
  static var defaultValue: Value { get }
  /// Joins what one view has given with what the next one gives.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

struct Preferring<Content: View, Key: PreferenceKey>: View, _PrimitiveView, Buildable {
  let content: Content
  let value: Key.Value

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .preference(ObjectIdentifier(Key.self), value)
    blueprint.add(content)
    blueprint.node.host?.isStructureChanged = true
  }
}

struct PreferenceReader<Content: View, Key: PreferenceKey>: View, _PrimitiveView, Buildable
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    let (node, action) = (blueprint.node, action)
    blueprint.facet = .preferenceReader { [weak node] in
      guard let node else { return }
      var value = Key.defaultValue
      node.reducePreferences(Key.self, into: &value)
      let last = (node.memory as? Kept<Key.Value>)?.value ?? Key.defaultValue
      node.memory = Kept(value)
      if last != value { node.host?.afterUpdate { action(value) } }
    }
    node.host?.isStructureChanged = true
  }
}

extension Node {
  fileprivate func reducePreferences<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value
  ) {
    for child in children where !child.isCovered { child.reduceOwn(key, into: &value) }
  }

  fileprivate func reduceOwn<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value) {
    if case .preference(ObjectIdentifier(key), let given) = facet, let given = given as? Key.Value {
      key.reduce(value: &value) { given }
    } else if let change = installed as? any PreferenceChanging,
      change.keyID == ObjectIdentifier(key)
    {
      var inner = key.defaultValue
      reducePreferences(key, into: &inner)
      if let changed = change.changed(inner) as? Key.Value { key.reduce(value: &value) { changed } }
    } else {
      reducePreferences(key, into: &value)
    }
  }
}

extension Node {
  /// What the views inside hand up, but for the one that is made from it.
  func preference<Key: PreferenceKey>(_ key: Key.Type, besides slot: Slot) -> Key.Value {
    var value = key.defaultValue
    for child in children where child.slot != slot { child.reduceOwn(key, into: &value) }
    return value
  }
}

/// A view that changes what the views inside hand up.
@MainActor
private protocol PreferenceChanging {
  var keyID: ObjectIdentifier { get }
  func changed(_ value: Any) -> Any
}

private struct PreferenceChanger<Content: View, Key: PreferenceKey>: View, _PrimitiveView,
  Buildable,
  PreferenceChanging
{
  let content: Content
  let change: (inout Key.Value) -> Void

  var keyID: ObjectIdentifier { ObjectIdentifier(Key.self) }

  func changed(_ value: Any) -> Any {
    guard var value = value as? Key.Value else { return value }
    change(&value)
    return value
  }

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    blueprint.node.host?.isStructureChanged = true
  }
}

extension View {
  /// Changes what the views inside hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { PreferenceChanger<Self, K>(content: self, change: callback) }

  /// Hands a value up to the views around this one.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    Preferring<Self, K>(content: self, value: value)
  }

  /// Does something when the value that the views inside hand up has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReader<Self, K>(content: self, action: action)
  }
}
