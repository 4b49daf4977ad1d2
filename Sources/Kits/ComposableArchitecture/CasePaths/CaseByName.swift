prefix operator /

/// A way to one case of an enum, as it was called before cases had key paths.
public typealias CasePath = AnyCasePath

// Before `@CasePathable` a case was told by what makes it, as in `/Action.saved`; of a value it is
// found out by the name of its case.

/// The way to the case that a closure makes: `/Action.saved`.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(embed)
}

/// The way to a case in an optional enum.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root?, Value> {
  let path = AnyCasePath(embed)
  return AnyCasePath(embed: { embed($0) }, extract: { $0.flatMap { path.extract(from: $0) } })
}

/// The way to a case that holds nothing: `/Action.cancelled`.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root) -> AnyCasePath<Root, Void> {
  AnyCasePath { _ in root() }
}

/// The way to the whole of an enum.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> { AnyCasePath() }

/// The value in a case, or nil if it is another one, as a closure for `compactMap` and the like.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(embed).extract
}

/// Nothing if it is that case, or nil if it is another one, as a closure.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure @escaping () -> Root) -> (Root) -> Void? {
  let path = AnyCasePath<Root, Void> { _ in root() }
  return path.extract
}

extension AnyCasePath {
  /// Takes what makes the case, by whose name it is found in values.
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(
      embed: embed,
      extract: { root in
        guard let found = namedPayload(of: root), let value: Value = found.value() else {
          return nil
        }
        return namedPayload(of: embed(value))?.name == found.name ? value : nil
      })
  }

  /// Whether a value is that case, for `switch`.
  public static func ~= (path: AnyCasePath, value: Root) -> Bool {
    path.extract(from: value) != nil
  }

  /// The way to a case inside this one.
  public func appending<Inner>(path: AnyCasePath<Value, Inner>) -> AnyCasePath<Root, Inner> {
    AnyCasePath<Root, Inner>(
      embed: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap { path.extract(from: $0) } })
  }
}

/// The case of an enum, or of an optional, and what is in it.
private func namedPayload(of root: Any) -> NamedPayload? {
  let mirror = Mirror(reflecting: root)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first else {
      return NamedPayload(name: String(describing: root), content: ())
    }
    return NamedPayload(name: child.label ?? "", content: child.value)
  case .optional:
    guard let child = mirror.children.first else { return NamedPayload(name: "none", content: ()) }
    return NamedPayload(name: "some", content: child.value)
  default: return nil
  }
}

private struct NamedPayload {
  let name: String
  let content: Any

  /// What is in the case as a value of a type; a single value with a label is a tuple of one.
  func value<Value>() -> Value? {
    if let value = content as? Value { return value }
    let mirror = Mirror(reflecting: content)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
