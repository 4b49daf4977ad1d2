/// Where a feature lies in the tree of features that are presented by others.
struct NavigationPlace: Hashable, @unchecked Sendable {
  private var steps: [AnyHashable] = []

  /// The feature of the store itself.
  static let root = NavigationPlace()

  /// One step further: what is presented there, and by which property.
  func appending(_ id: AnyHashable, by property: AnyHashable) -> NavigationPlace {
    var place = self
    place.steps += [property, id]
    return place
  }

  /// Whether the other place is the same or lies further inside.
  func contains(_ other: NavigationPlace) -> Bool {
    other.steps.starts(with: steps)
  }
}

extension DependencyValues {
  /// The place of the feature whose action is being reduced.
  var navigationPlace: NavigationPlace {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }

  /// What runs in the store in which this holds.
  var runningEffects: RunningEffects {
    get { self[RunningEffectsKey.self] }
    set { self[RunningEffectsKey.self] = newValue }
  }
}

private enum PlaceKey: DependencyKey {
  static let liveValue = NavigationPlace.root
  static let testValue = NavigationPlace.root
}

private enum RunningEffectsKey: DependencyKey {
  static let liveValue = RunningEffects()
  static let testValue = RunningEffects()
}

/// What a presented value is told by: its own id, or else its type, and the case of an enum.
func identity(of value: Any) -> AnyHashable {
  let payload = payload(of: value)
  let id: AnyHashable? = ownID(of: value) ?? payload.flatMap { ownID(of: $0.value) }
  var parts: [AnyHashable] = [AnyHashable(ObjectIdentifier(type(of: value)))]
  if let payload { parts.append(AnyHashable(payload.label)) }
  if let id { parts.append(id) }
  return AnyHashable(parts)
}

func ownID(of value: Any) -> AnyHashable? {
  guard let value = value as? any Identifiable else { return nil }
  return hashableID(of: value)
}

private func hashableID(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }

/// The case of an enum and the value in it.
func payload(of value: Any) -> (label: String, value: Any)? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  guard let child = mirror.children.first else { return (String(describing: value), ()) }
  return (child.label ?? "", child.value)
}
