// A learner's own `==` may call equal whatever it is given. It may also leave out what does not matter,
// or allow for a tolerance: so only cases of an enumeration and the numbers of elements are looked at.

/// Whether two values of one type are different in a way that no equality passes over: as another case of
/// an enumeration, one of them nil, or a list of another length. What stands in structs and classes is
/// their own business.
func areOfDifferentForm(_ first: Any, _ second: Any) -> Bool {
  var left = 1_000
  return areOfDifferentForm(first, second, left: &left)
}

/// Larger values are not looked at whole.
private func areOfDifferentForm(_ first: Any, _ second: Any, left: inout Int) -> Bool {
  left -= 1
  guard left > 0, type(of: first) == type(of: second) else { return false }
  let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
  let parts = zip(one.children, other.children)
  switch one.displayStyle {
  case .optional, .collection:
    if one.children.count != other.children.count { return true }
    for (part, counterpart) in parts
    where areOfDifferentForm(part.value, counterpart.value, left: &left) { return true }
    return false
  case .enum:
    guard let name = caseName(of: first), name == caseName(of: second) else { return true }
    // What went wrong is often left out of a comparison: many errors cannot be compared.
    guard let (part, counterpart) = parts.first(where: { _ in true }), !(part.value is any Error)
    else { return false }
    return areOfDifferentForm(part.value, counterpart.value, left: &left)
  default: return false
  }
}

private func caseName(of value: Any) -> String? {
  func name<T>(of value: T) -> String? { enumCaseName(value).map { String(cString: $0) } }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?
