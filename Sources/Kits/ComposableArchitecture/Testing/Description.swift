import Foundation

/// The name of a type without its module, as the learner has written it.
func typeName(_ type: Any.Type) -> String {
  var name = String(reflecting: type)
  // Types inside of functions have an address in their names.
  while let start = name.range(of: "(unknown context at "),
    let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  let shown = name.replacing(/\b[A-Za-z_]\w*\.(?=[A-Z])/) { match in
    // Of `Module.Feature.State` only the module goes.
    match.range.lowerBound == name.startIndex || !isPartOfPath(name, match.range.lowerBound)
      ? "" : String(name[match.range])
  }
  return shown
}

private func isPartOfPath(_ name: String, _ place: String.Index) -> Bool {
  name[name.index(before: place)] == "."
}

/// A value as it may be read in a message, in one line if it is short.
func describe(_ value: Any) -> String {
  let shape = Shape(value)
  let line = shape.inOneLine
  return line.count <= 80 ? line : shape.lines.joined(separator: "\n  ")
}

/// The case of an enum, or else the name of the type.
func describeCase(_ value: Any) -> String {
  payload(of: value).map { ".\($0.label)" } ?? typeName(type(of: value))
}

/// The name of the case that an enum is.
func caseName(of value: Any) -> String { payload(of: value)?.label ?? "\(value)" }

/// Something that is read as if it were the value that it has.
protocol ShownAsItsValue {
  var shownValue: Any { get }
}

/// A value as a tree of what can be read of it.
indirect enum Shape {
  case leaf(String)
  case group(open: String, parts: [(label: String?, shape: Shape)], close: String)

  init(_ value: Any) { self.init(value, depth: 0) }

  private init(_ value: Any, depth: Int) {
    if let shared = value as? any ShownAsItsValue {
      self.init(shared.shownValue, depth: depth)
      return
    }
    if let text = Self.plain(value) {
      self = .leaf(text)
      return
    }
    guard depth < 32 else {
      self = .leaf("…")
      return
    }
    let mirror = Mirror(reflecting: value)
    func inner(_ value: Any) -> Shape { Shape(value, depth: depth + 1) }
    switch mirror.displayStyle {
    case .optional: self = mirror.children.first.map { inner($0.value) } ?? .leaf("nil")
    case .enum: self = Self.enumCase(value, mirror, inner)
    case .collection:
      self = Self.list(
        mirror.children.enumerated().map { (label: "[\($0)]", shape: inner($1.value)) })
    case .set: self = Self.list(Self.sorted(mirror.children.map { (nil, inner($0.value)) }))
    case .dictionary: self = Self.dictionary(mirror, inner)
    case .tuple: self = .group(open: "(", parts: Self.fields(mirror, inner), close: ")")
    case .struct, .class, .foreignReference:
      self = Self.object(value, mirror, inner)
    default: self = .leaf(Self.isFunction(value) ? "(Function)" : "\(value)")
    }
  }

  /// What is read in one piece.
  private static func plain(_ value: Any) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: String(text).debugDescription
    case let text as TextState: text.string.debugDescription
    case let date as Date: "Date(\(date.formatted(.iso8601)))"
    case let id as UUID: "UUID(\(id.uuidString))"
    case let url as URL: "URL(\(url.absoluteString))"
    case let path as AnyKeyPath: "\(path)"
    case let type as Any.Type: "\(typeName(type)).self"
    case is any Error where Mirror(reflecting: value).displayStyle == .class: "\(value)"
    case is Bool, is any Numeric, is Duration, is Decimal, is Data, is StackElementID: "\(value)"
    default: nil
    }
  }

  private static func isFunction(_ value: Any) -> Bool {
    "\(type(of: value))".contains("->")
  }

  private static func enumCase(
    _ value: Any, _ mirror: Mirror, _ inner: (Any) -> Shape
  ) -> Shape {
    guard let child = mirror.children.first, let name = child.label else {
      return .leaf(".\(value)")
    }
    let associated = Mirror(reflecting: child.value)
    guard associated.displayStyle == .tuple else {
      return .group(open: ".\(name)(", parts: [(nil, inner(child.value))], close: ")")
    }
    return .group(open: ".\(name)(", parts: fields(associated, inner), close: ")")
  }

  private static func object(
    _ value: Any, _ mirror: Mirror, _ inner: (Any) -> Shape
  ) -> Shape {
    var parts = fields(mirror, inner)
    var parent = mirror.superclassMirror
    while let found = parent {
      parts = fields(found, inner) + parts
      parent = found.superclassMirror
    }
    if parts.isEmpty, let value = value as? any CustomStringConvertible {
      return .leaf(value.description)
    }
    return .group(open: "\(typeName(mirror.subjectType))(", parts: parts, close: ")")
  }

  /// The properties, without what macros have added.
  private static func fields(
    _ mirror: Mirror, _ inner: (Any) -> Shape
  ) -> [(label: String?, shape: Shape)] {
    mirror.children.compactMap { child in
      guard var label = child.label, !label.hasPrefix(".") else { return (nil, inner(child.value)) }
      if label.hasPrefix("_$") { return nil }
      if label.hasPrefix("_") { label.removeFirst() }
      return (label, inner(child.value))
    }
  }

  private static func dictionary(_ mirror: Mirror, _ inner: (Any) -> Shape) -> Shape {
    // A stack of features says its ids as labels, and keeps its order.
    if mirror.children.contains(where: { $0.label != nil }) {
      return list(mirror.children.map { ($0.label, inner($0.value)) })
    }
    return list(
      sorted(
        mirror.children.map { child in
          let pair = Mirror(reflecting: child.value).children.map(\.value)
          guard pair.count == 2 else { return (nil, inner(child.value)) }
          return (inner(pair[0]).inOneLine, inner(pair[1]))
        }))
  }

  private static func list(_ parts: [(label: String?, shape: Shape)]) -> Shape {
    parts.isEmpty ? .leaf("[]") : .group(open: "[", parts: parts, close: "]")
  }

  private static func sorted(
    _ parts: [(label: String?, shape: Shape)]
  ) -> [(label: String?, shape: Shape)] {
    let keyed = parts.map { (key: $0.label ?? $0.shape.inOneLine, part: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.part)
  }

  var inOneLine: String {
    switch self {
    case .leaf(let text): text
    case .group(let open, let parts, let close):
      open + parts.map { Self.label($0.label) + $0.shape.inOneLine }.joined(separator: ", ") + close
    }
  }

  /// Each part on a line of its own, further in than the whole.
  var lines: [String] {
    guard case .group(let open, let parts, let close) = self else { return [inOneLine] }
    if parts.isEmpty { return [open + close] }
    if parts.count == 1, parts[0].label == nil, case .leaf = parts[0].shape { return [inOneLine] }
    let inner = parts.flatMap { part in
      var lines = part.shape.lines
      lines[0] = Self.label(part.label) + lines[0]
      lines[lines.count - 1] += ","
      return lines.map { "  \($0)" }
    }
    return [open] + inner + [close]
  }

  private static func label(_ label: String?) -> String { label.map { "\($0): " } ?? "" }
}
