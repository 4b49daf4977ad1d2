/// A way to one case of an enum: puts a value into the case, and takes it out again.
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  private let _embed: (Value) -> Root
  private let _extract: (Root) -> Value?
  /// The case as it is written, if that is known.
  let name: String?

  /// Takes what puts a value in and what takes it out, nil being another case.
  public init(
    embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?
  ) {
    (_embed, _extract, name) = (embed, extract, nil)
  }

  /// Takes the name of the case, too, by which messages call it.
  public init(
    _$name name: String?, embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) {
    (_embed, _extract, self.name) = (embed, extract, name)
  }

  /// The same way as a key path says it.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let end = Case<Root>()[keyPath: keyPath]
    // Whatever is embedded along a key path from `Root` is a `Root`.
    self.init(
      embed: { value in
        guard let root = end.embed(value) as? Root else {
          preconditionFailure("\(value) is not what leads to \(Root.self).")
        }
        return root
      },
      extract: { end.extract(from: $0) })
  }

  /// Puts a value into the case.
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// The value, if it is this case.
  public func extract(from root: Root) -> Value? { _extract(root) }
}

extension AnyCasePath where Root == Value {
  /// The way that leads nowhere else.
  public init() { self.init(embed: { $0 }, extract: { $0 }) }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The types at both ends.
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}
