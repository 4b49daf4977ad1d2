/// As `String(reflecting:)` writes a value, with what has no order in that of its words: sets and dictionaries are
/// equal however they came to be.
func writtenInOrder(_ value: Any) -> String { orderedText(of: value) ?? String(reflecting: value) }

/// Nil for a value with nothing in it that has no order.
private func orderedText(of value: Any) -> String? {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .set:
    return
      "Set([\(mirror.children.map { writtenInOrder($0.value) }.sorted().joined(separator: ", "))])"
  case .dictionary:
    let pairs = mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { writtenInOrder($0.value) }.joined(
        separator: ": ")
    }
    return pairs.isEmpty ? nil : "[\(pairs.sorted().joined(separator: ", "))]"
  case .collection: return joined(mirror, "[", "]")
  case .optional: return joined(mirror, "Optional(", ")")
  case .tuple: return joined(mirror, "(", ")")
  case .struct, .enum:
    // It writes itself.
    if value is any CustomDebugStringConvertible || value is any CustomStringConvertible {
      return nil
    }
    let type = String(reflecting: mirror.subjectType)
    guard mirror.displayStyle == .enum else { return joined(mirror, "\(type)(", ")") }
    return mirror.children.first?.label.flatMap { joined(mirror, "\(type).\($0)(", ")") }
  default: return nil
  }
}

/// Nil if nothing in it has to be put in order.
private func joined(_ mirror: Mirror, _ start: String, _ end: String) -> String? {
  let isNamed = [.struct, .tuple].contains(mirror.displayStyle)
  var isOrdered = false
  let parts = mirror.children.map { child in
    let text = orderedText(of: child.value)
    isOrdered = isOrdered || text != nil
    let name = isNamed ? child.label.map { "\($0): " } ?? "" : ""
    return name + (text ?? String(reflecting: child.value))
  }
  return isOrdered ? start + parts.joined(separator: ", ") + end : nil
}
