/// A case of an enum as it appears in key paths: `\Case<Action>.saved`, or short `\.saved`.
@dynamicMemberLookup
public struct Case<Value>: @unchecked Sendable {
  let _embed: (Value) -> Any
  let _extract: (Any) -> Value?
  /// The names of the cases on the way here, if all are known.
  let names: [String]?

  /// Stands for the whole enum, where every key path begins.
  public init() {
    _embed = { $0 }
    _extract = { $0 as? Value }
    names = []
  }

  private init(
    embed: @escaping (Value) -> Any, extract: @escaping (Any) -> Value?, names: [String]?
  ) {
    (_embed, _extract, self.names) = (embed, extract, names)
  }

  func embed(_ value: Value) -> Any { _embed(value) }

  func extract(from root: Any) -> Value? { _extract(root) }

  /// A case further inside, reached by a way from this one.
  func appending<Inner>(_ path: AnyCasePath<Value, Inner>) -> Case<Inner> {
    let (embed, extract) = (_embed, _extract)
    return Case<Inner>(
      embed: { embed(path.embed($0)) },
      extract: { root in extract(root).flatMap { path.extract(from: $0) } },
      names: path.name.flatMap { name in names.map { $0 + [name] } })
  }
}

extension Case where Value: CasePathable {
  /// A case of the enum in this case.
  public subscript<Inner>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Inner>>
  ) -> Case<Inner> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

/// A case of which the type of its value is not known.
protocol AnyCase {
  func accepts(_ root: Any) -> Bool
  /// The value in the case, and what is embedded again, for whom only knows `Any`.
  func extractAny(from root: Any) -> Any?
}

extension Case: AnyCase {
  func accepts(_ root: Any) -> Bool { extract(from: root) != nil }
  func extractAny(from root: Any) -> Any? { extract(from: root) }
}

/// A key path to a case of an enum and to the value in it.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum, whatever may be in it.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Puts a value into the case to which the key path leads.
  public func callAsFunction<Enum, Associated>(_ value: Associated) -> Enum
  where Root == Case<Enum>, Value == Case<Associated> {
    AnyCasePath(self).embed(value)
  }

  /// The case to which the key path leads, which has no value.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}
