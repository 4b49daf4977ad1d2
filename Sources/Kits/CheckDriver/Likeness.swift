// A learner's own `==` may call equal whatever it is given. It may also leave out what does not matter,
// such as an id: so only where two values have nothing in common are they said to be different.

/// What two values of one type have in common, as their reflection shows it.
enum Likeness {
  case something, nothing, unknown

  init(of first: Any, and second: Any) {
    var left = Self.mostParts
    self = likeness(of: first, and: second, left: &left)
  }

  /// Larger values are not looked at whole.
  private static let mostParts = 1_000
}

private func likeness(of first: Any, and second: Any, left: inout Int) -> Likeness {
  left -= 1
  guard left > 0, type(of: first) == type(of: second) else { return .unknown }
  let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  let parts = zip(one.children, other.children)
  switch one.displayStyle {
  case .optional, .collection:
    // Equal are only such with as many parts, and each like the one in its place.
    if one.children.count != other.children.count { return .nothing }
    for (part, counterpart) in parts
    where likeness(of: part.value, and: counterpart.value, left: &left) == .nothing {
      return .nothing
    }
    return .something
  case .enum:
    guard let name = caseName(of: first), name == caseName(of: second) else { return .nothing }
    guard let (part, counterpart) = parts.first(where: { _ in true }) else { return .something }
    // What went wrong is often left out of a comparison: many errors cannot be compared.
    if part.value is any Error { return .something }
    return likeness(of: part.value, and: counterpart.value, left: &left)
  case .class where first as AnyObject === second as AnyObject: return .something
  case .struct, .class, .tuple:
    if !isOfSystem(type(of: first)), !(first is any CustomReflectable) {
      return likeness(ofParts: one, other, left: &left)
    }
    return likeness(ofValues: first, second)
  default: return likeness(ofValues: first, second)
  }
}

/// One property that is alike is enough.
private func likeness(ofParts one: Mirror, _ other: Mirror, left: inout Int) -> Likeness {
  var found = Likeness.unknown
  for (part, counterpart) in zip(one.children, other.children) {
    switch likeness(of: part.value, and: counterpart.value, left: &left) {
    case .something: return .something
    case .nothing: found = .nothing
    case .unknown: break
    }
  }
  return found
}

/// Of types that are not the learner's: what they themselves say.
private func likeness(ofValues first: Any, _ second: Any) -> Likeness {
  func compare<T: Equatable>(_ first: T) -> Likeness {
    guard let second = second as? T else { return .unknown }
    return first == second ? .something : .nothing
  }
  guard isOfSystem(type(of: first)), let first = first as? any Equatable else { return .unknown }
  return compare(first)
}

private func caseName(of value: Any) -> String? {
  func name<T>(of value: T) -> String? { enumCaseName(value).map { String(cString: $0) } }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

func isOfSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
}
