import Foundation

// A learner's own `==` may call equal whatever it is given. So what the values hold is compared besides, by
// what the runtime knows of their types, whatever they say of themselves.

/// What speaks against two states of a feature being equal that say so of themselves, in words.
public func doubt(aboutEqual first: Any, _ second: Any) -> String? {
  switch Doubt.found(in: first, second) {
  // There are features without a state.
  case .emptiness, nil: nil
  case let doubt?: doubt.words(about: type(of: first))
  }
}

/// What speaks against two values being equal that say so of themselves.
enum Doubt {
  /// Another case, one of them nil, or a list of another length.
  case form
  /// What a property of this name holds.
  case property(String, of: Any.Type)
  /// There is nothing in a value of this type that could differ.
  case emptiness(of: Any.Type)

  static func found(in first: Any, _ second: Any) -> Doubt? {
    var comparison = PartComparison()
    return comparison.doubt(first, second)
  }

  /// What is to be said where values of this type are compared.
  func words(about type: Any.Type) -> String {
    switch self {
    case .form:
      "`\(type)` says that two different values are equal. Let its `==` compare what they hold."
    case .property(let name, let type):
      "`\(type)` says that two values are equal that differ in `\(name)`. Let its `==` compare it."
    case .emptiness(let type):
      "`\(type)` keeps nothing that could be compared, so any two may be called equal. Let it keep "
        + "what it is made with in properties."
    }
  }
}

private struct PartComparison {
  /// Larger values are not looked at whole.
  private var left = 1_000
  /// How many parts there were that are no functions.
  private var parts = 0

  mutating func doubt(_ first: Any, _ second: Any) -> Doubt? {
    func opened<T>(_ value: T) -> Doubt? { doubt(value, second as? T) }
    return _openExistential(first, do: opened)
  }

  private mutating func doubt<T>(_ first: T, _ second: T?) -> Doubt? {
    left -= 1
    // Of another class: what that means, only its `==` can tell.
    guard left > 0, let second, type(of: first) == type(of: second) else {
      parts += 1
      return nil
    }
    if let first = first as? any Wrapper, let second = second as? any Wrapper {
      parts += 1
      return doubt(ofContents: first.content, second.content)
    }
    if displayStyle(first) == UInt8(ascii: "e") { return doubt(ofCases: first, second) }
    if displayStyle(first) == UInt8(ascii: "t") {
      return doubt(ofProperties: first, second, T.self)
    }
    let type = type(of: first)
    guard !isOfLearner(type) else { return doubt(ofOwn: first, second, type) }
    if let first = list(first), let second = list(second) { return doubt(ofLists: first, second) }
    if let first = first as? any Keyed {
      guard let (first, second) = first.values(besides: second) else { return .form }
      return doubt(ofLists: first, second)
    }
    if !_typeName(type).contains("->") { parts += 1 }
    return areCertainlyDifferent(first, second) ? .form : nil
  }

  private mutating func doubt(ofContents first: Any?, _ second: Any?) -> Doubt? {
    guard let first, let second else { return (first == nil) == (second == nil) ? nil : .form }
    return doubt(first, second)
  }

  private mutating func doubt(ofLists first: [Any], _ second: [Any]) -> Doubt? {
    parts += 1
    guard first.count == second.count else { return .form }
    for (part, counterpart) in zip(first, second) {
      if let doubt = doubt(part, counterpart) { return doubt }
    }
    return nil
  }

  private mutating func doubt<T>(ofCases first: T, _ second: T) -> Doubt? {
    parts += 1
    guard let name = caseName(first).map({ String(cString: $0) }),
      name == caseName(second).map({ String(cString: $0) })
    else { return .form }
    // What went wrong is often left out of a comparison: many errors cannot be compared.
    guard let part = property(0, of: first, T.self), !(part.value is any Error),
      let counterpart = property(0, of: second, T.self)
    else { return nil }
    let doubt = doubt(part.value, counterpart.value)
    if case .emptiness = doubt { return nil }
    return doubt
  }

  /// A struct or an object of the learner's.
  private mutating func doubt<T>(ofOwn first: T, _ second: T, _ type: Any.Type) -> Doubt? {
    if let type = type as? AnyClass, first as AnyObject === second as AnyObject {
      parts += type is any Error.Type ? 0 : 1
      return nil
    }
    let before = parts
    var own: Any.Type? = type
    while let type = own, isOfLearner(type) {
      if let doubt = doubt(ofProperties: first, second, type) { return doubt }
      own = (type as? AnyClass).flatMap { _getSuperclass($0) }
    }
    return parts == before && !(first is any Error) ? .emptiness(of: type) : nil
  }

  private mutating func doubt<T>(
    ofProperties first: T, _ second: T, _ type: Any.Type
  ) -> Doubt? {
    let owner = Swift.type(of: first)
    let isExtra = isExtraProperty(of: first, type)
    for index in 0..<propertyCount(first, type: type) {
      guard let part = property(index, of: first, type),
        let counterpart = property(index, of: second, type),
        // What a lazy property keeps is known from the others.
        !part.name.hasPrefix("$__lazy_storage"), !(part.value is any Error)
      else { continue }
      if isExtra(part.name) {
        parts += 1
        continue
      }
      switch doubt(part.value, counterpart.value) {
      case .form: return .property(part.name, of: owner)
      case .property(let inner, _): return .property("\(part.name).\(inner)", of: owner)
      // A whole may have parts without anything in them.
      case .emptiness, nil: break
      }
    }
    return nil
  }
}

/// Tells which properties are more than what a type has to keep: where it keeps all that is known to be in it,
/// an equality may leave out the rest, such as a number that each value gets.
private func isExtraProperty<T>(of value: T, _ type: Any.Type) -> (String) -> Bool {
  // An exercise without its solution does not say what is in its types.
  if order.properties.isEmpty { return { _ in true } }
  // A wrapped property is kept under its name with a line before it.
  func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
  let own = (0..<propertyCount(value, type: type)).compactMap {
    property($0, of: value, type)?.name
  }
  guard let known = order.properties[_typeName(type, qualified: false)],
    known.isSubset(of: own.map(plain))
  else { return { _ in false } }
  return { !known.contains(plain($0)) }
}

/// What Swift itself says of two values of a type that the learner did not write. Between fractions there may
/// be a tolerance; what is made anew each time is nothing to go by.
private func areCertainlyDifferent<T>(_ first: T, _ second: T) -> Bool {
  if first is UUID || first is Date || first is ObjectIdentifier || T.self is AnyClass
    || _typeName(T.self).hasPrefix("Swift.Task<")
  {
    return false
  }
  switch (first, second) {
  case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
    let (one, other) = (Double(first), Double(second))
    return abs(one - other) > max(abs(one), abs(other)) / 1_000
  default: break
  }
  func isDifferent<E: Equatable>(_ value: E) -> Bool { (second as? E).map { $0 != value } ?? false }
  return (first as? any Equatable).map { isDifferent($0) } ?? false
}

private func list(_ value: Any) -> [Any]? {
  // Texts are compared as such.
  guard !(value is any StringProtocol), !(value is Data) else { return nil }
  func elements(_ list: some BidirectionalCollection) -> [Any] { list.prefix(1_000).map { $0 } }
  return (value as? any BidirectionalCollection).map { elements($0) }
}

private func isOfLearner(_ type: Any.Type) -> Bool {
  let name = _typeName(type)
  return order.learnerModules.contains { module in
    name.hasPrefix("\(module).") || name.hasPrefix("(extension in \(module)):")
  }
}

private protocol Keyed {
  /// The values of two dictionaries in the same order; nil if they have other keys.
  func values(besides other: Any) -> ([Any], [Any])?
}

extension Dictionary: Keyed {
  fileprivate func values(besides other: Any) -> ([Any], [Any])? {
    guard let other = other as? Self, other.count == count else { return nil }
    let pairs = compactMap { key, value in other[key].map { (value as Any, $0 as Any) } }
    return pairs.count == count ? (pairs.map(\.0), pairs.map(\.1)) : nil
  }
}

protocol Wrapper {
  var content: Any? { get }
}

extension Optional: Wrapper {
  var content: Any? { self }
}

// MARK: - What the runtime knows, which `Mirror` shows only where a type has not put something else there

@_silgen_name("swift_EnumCaseName")
private func caseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The first letter of class, enum, struct or tuple.
@_silgen_name("swift_reflectionMirror_displayStyle")
private func displayStyle<T>(_ value: T) -> UInt8

@_silgen_name("swift_reflectionMirror_count")
private func propertyCount<T>(_ value: T, type: Any.Type) -> Int

private typealias Release = @convention(c) (UnsafePointer<CChar>?) -> Void

@_silgen_name("swift_reflectionMirror_subscript")
private func property<T>(
  of value: T, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  release: UnsafeMutablePointer<Release?>
) -> Any

private func property<T>(
  _ index: Int, of value: T, _ type: Any.Type
) -> (name: String, value: Any)? {
  guard index < propertyCount(value, type: type) else { return nil }
  var name: UnsafePointer<CChar>?
  var release: Release?
  let found = property(of: value, type: type, index: index, name: &name, release: &release)
  defer { release?(name) }
  return (name.map { String(cString: $0) } ?? "", found)
}
