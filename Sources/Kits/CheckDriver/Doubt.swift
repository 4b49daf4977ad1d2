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
  /// What a value of this type should keep under these names is where nobody can compare it.
  case hiding(Set<String>, of: Any.Type)
  /// The first value became what it is when the second was made.
  case change(of: Any.Type)
  /// Values of this type of the system's are equal though what they were made with differs.
  case coarseness(of: Any.Type)

  static func found(in first: Any, _ second: Any) -> Doubt? {
    var comparison = PartComparison()
    if let doubt = comparison.doubt(first, second) { return doubt }
    // Where the checks write a number or a text, it should be one of Swift's.
    let value = (first as? any Wrapper).map(\.content) ?? first
    guard comparison.riddles > 0, let type = value.map({ Swift.type(of: $0) }),
      isOfLearner(type), isLiteral(type), !order.properties.isEmpty,
      order.properties[_typeName(type, qualified: false)] == nil
    else { return nil }
    return .hiding([], of: type)
  }

  /// Notes that two values are equal: if they are objects, these are not told apart as such.
  static func noteEqual(_ first: Any, _ second: Any) {
    let (first, second) = (unwrapped(first), unwrapped(second))
    let type = Swift.type(of: first)
    guard type is AnyClass, Swift.type(of: second) is AnyClass,
      first as AnyObject !== second as AnyObject
    else { return }
    lock.withLock { _ = equalByContents.insert(ObjectIdentifier(type)) }
  }

  fileprivate static func isEqualByContents(_ type: AnyClass) -> Bool {
    lock.withLock { equalByContents.contains(ObjectIdentifier(type)) }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var equalByContents: Set<ObjectIdentifier> = []

  /// Whether all that two values hold is the same, as far as anybody can tell.
  static func areTheSame(_ first: Any, _ second: Any) -> Bool {
    var comparison = PartComparison()
    comparison.isExact = true
    return comparison.doubt(first, second) == nil && comparison.riddles == 0
      && comparison.parts > 0
  }

  /// Whether a value has a number in it that is not even equal to itself.
  static func isUnequalToItself(_ value: Any) -> Bool {
    var comparison = PartComparison()
    comparison.isExact = true
    return comparison.doubt(value, value) != nil
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
    case .hiding(let names, let type):
      "`\(type)` says that two values are equal, but keeps what they are made with where it cannot "
        + "be compared, such as in a function. Let it keep that in properties"
        + (names.min().map { " such as `\($0)`." } ?? ".")
    case .change(let type):
      "A `\(type)` was another value until the one was made that it is compared with. Let it keep "
        + "what it is made with."
    case .coarseness(let type):
      "`\(type)` calls values equal that differ here, such as in their order or in capitals. Take a type that "
        + "tells them apart, such as a list or a text."
    }
  }
}

/// Larger values are not looked at whole.
let mostParts = 1_000

private struct PartComparison {
  /// Whether the least difference counts, such as that of two objects, and what went wrong counts as well.
  var isExact = false
  /// Whether something is not where it should be, so that it may be in a sign.
  private var isStrict = false
  /// Whether this stands for a whole text or list, which it may have been cut out of.
  private var mayBeCut = false
  /// Whether the author of the checks knows what is in this.
  private var isKnown = true
  private var left = mostParts
  /// How many parts there were that are no functions.
  private(set) var parts = 0
  /// How many parts there were of which nobody can say that they are equal.
  private(set) var riddles = 0

  mutating func doubt(_ first: Any, _ second: Any) -> Doubt? {
    left -= 1
    let second = unwrapped(second)
    func opened<T>(_ value: T) -> Doubt? {
      guard left > 0 else {
        riddles += 1
        return nil
      }
      if let second = second as? T { return doubt(value, second) }
      return doubt(ofRelated: value, second)
    }
    return _openExistential(unwrapped(first), do: opened)
  }

  private mutating func doubt<T>(_ first: T, _ second: T) -> Doubt? {
    guard type(of: first) == type(of: second) else { return doubt(ofRelated: first, second) }
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
    if isKnown, isCoarse(first) { return .coarseness(of: type) }
    if !mayBeCut, !areSamePart(first, second) { riddles += 1 }
    if let one = list(first), let other = list(second) {
      parts += 1
      if isSwiftsOwn(type), areCertainlyEqual(first, second) { return nil }
      if one.count == mostParts { riddles += 1 }
      if let doubt = doubt(ofLists: one, other) { return doubt }
      // What it shows is not what Swift compares.
      let isWhole =
        one.count < mostParts && zip(one, other).allSatisfy { areEqual($0, $1) != false }
      return isWhole && isSwiftsOwn(type) && areEqual(first, second) == false ? .form : nil
    }
    if let first = first as? any Paired {
      guard let pairs = first.pairs(besides: second) else { return .form }
      return doubt(ofLists: pairs.map(\.0), pairs.map(\.1))
    }
    if !_typeName(type).contains("->") { parts += 1 }
    if !areCertainlyEqual(first, second) || isExact && areEqual(first, second) != true
      || isStrict && areOtherZeros(first, second)
    {
      riddles += 1
    }
    let isOtherNumber =
      isExact && first is any BinaryFloatingPoint && areEqual(first, second) == false
    return isOtherNumber || areCertainlyDifferent(first, second) ? .form : nil
  }

  /// Of two types: what that means, only their `==` can tell, but not of what both inherit.
  private mutating func doubt(ofRelated first: Any, _ second: Any) -> Doubt? {
    parts += 1
    var shared: AnyClass? = Swift.type(of: first) as? AnyClass
    while let type = shared, !isClass(Swift.type(of: second), type) {
      shared = _getSuperclass(type)
    }
    guard let shared, isOfLearner(shared) else {
      riddles += 1
      return nil
    }
    return doubt(ofOwn: first, second, shared)
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
    let wasKnown = isKnown
    isKnown = isKnown && order.enumerations.contains(_typeName(T.self, qualified: false))
    defer { isKnown = wasKnown }
    guard let name = caseName(first).map({ String(cString: $0) }),
      name == caseName(second).map({ String(cString: $0) })
    else { return .form }
    let missing = missingProperties(of: first, T.self)
    // What went wrong is often left out of a comparison: many errors cannot be compared.
    guard let part = property(0, of: first, T.self),
      isExact || missing != nil || !saysWhatWentWrong(part.value),
      let counterpart = property(0, of: second, T.self)
    else { return nil }
    let before = riddles
    let doubt = doubt(part.value, counterpart.value)
    if let missing, doubt == nil, riddles > before { return .hiding(missing, of: T.self) }
    if case .emptiness = doubt { return nil }
    return doubt
  }

  /// A struct or an object of the learner's.
  private mutating func doubt<T>(ofOwn first: T, _ second: T, _ type: Any.Type) -> Doubt? {
    if let type = type as? AnyClass {
      if first as AnyObject === second as AnyObject {
        parts += saysWhatWentWrong(first) ? 0 : 1
        return nil
      }
      // Two objects may be told apart as such, but then they never equal each other.
      if isExact, !Doubt.isEqualByContents(type) { riddles += 1 }
    }
    let before = (
      parts: parts, riddles: riddles, left: left, isStrict: isStrict, isKnown: isKnown
    )
    isKnown = isKnown && isOfAuthor(type)
    let missing = missingProperties(of: first, type)
    if missing != nil { isStrict = true }
    defer {
      isStrict = before.isStrict
      isKnown = before.isKnown
    }
    for type in learnersTypes(from: type) {
      if let doubt = doubt(ofProperties: first, second, type, isWhole: missing == nil) {
        return doubt
      }
    }
    if let missing, riddles > before.riddles { return .hiding(missing, of: type) }
    // What is written as a number or a text in the checks has to be as easy to compare as one, and nobody needs
    // so many parts for one value.
    if riddles > before.riddles, !order.properties.isEmpty, !isOfAuthor(type),
      isLiteral(type) || left <= 0 && before.left > mostParts / 2
    {
      return .hiding([], of: type)
    }
    return parts == before.parts && !saysWhatWentWrong(first) ? .emptiness(of: type) : nil
  }

  /// Where nothing is missing, an equality may leave out what went wrong, and what a lazy property keeps.
  private mutating func doubt<T>(
    ofProperties first: T, _ second: T, _ type: Any.Type, isWhole: Bool = true
  ) -> Doubt? {
    let owner = Swift.type(of: first as Any)
    let isExtra = isExtraProperty(of: first, type)
    for index in 0..<propertyCount(first, type: type) {
      guard let part = property(index, of: first, type),
        let counterpart = property(index, of: second, type)
      else { continue }
      // What cannot be copied is not shown.
      if part.value is Void { riddles += 1 }
      if !isExact, part.name.hasPrefix("$__lazy_storage") || saysWhatWentWrong(part.value) {
        if !isWhole, doubt(part.value, counterpart.value) != nil { riddles += 1 }
        continue
      }
      // What an exercise without its solution calls more is all that there is.
      if isExtra(part.name), !isExact || !order.properties.isEmpty {
        parts += 1
        continue
      }
      let before = riddles
      let isNumberOrText = isPlain(part.name, of: type)
      mayBeCut = isNumberOrText
      defer { mayBeCut = false }
      switch doubt(part.value, counterpart.value) {
      // What is a number or a text for the author has to be as easy to compare.
      case nil where riddles > before && isNumberOrText:
        return .hiding([plain(part.name)], of: owner)
      case .form: return .property(part.name, of: owner)
      case .property(let inner, _): return .property("\(part.name).\(inner)", of: owner)
      case .hiding(let names, let type): return .hiding(names, of: type)
      case .coarseness(let type): return .coarseness(of: type)
      // A whole may have parts without anything in them.
      case .emptiness, .change, nil: break
      }
    }
    return nil
  }
}

/// Tells which properties are more than what a type has to keep: where it keeps all that is known to be in it,
/// an equality may leave out the rest, such as a number that each value gets.
func isExtraProperty<T>(of value: T, _ type: Any.Type) -> (String) -> Bool {
  // An exercise without its solution does not say what is in its types.
  if order.properties.isEmpty { return { _ in true } }
  guard let known = order.properties[_typeName(type, qualified: false)],
    known.isSubset(of: propertyNames(of: value, type))
  else { return { _ in false } }
  return { !known.contains(plain($0)) }
}

/// What values of a type should keep and do not; nil where nothing is missing or known of it.
private func missingProperties<T>(of value: T, _ type: Any.Type) -> Set<String>? {
  guard isOfLearner(type), let known = order.properties[_typeName(type, qualified: false)] else {
    return nil
  }
  let missing = known.subtracting(
    learnersTypes(from: type).flatMap { propertyNames(of: value, $0) })
  return missing.isEmpty ? nil : missing
}

/// Whether a property of this name is a number or a text in the author's type.
private func isPlain(_ name: String, of type: Any.Type) -> Bool {
  order.plainProperties[_typeName(type, qualified: false)]?.contains(plain(name)) == true
}

private func propertyNames<T>(of value: T, _ type: Any.Type) -> [String] {
  (0..<propertyCount(value, type: type)).compactMap {
    // What a wrapper of the learner's own keeps may be anything.
    property($0, of: value, type).map {
      isOfLearner(Swift.type(of: $0.value)) ? $0.name : plain($0.name)
    }
  }
}

/// A wrapped property is kept under its name with a line before it.
private func plain(_ name: String) -> String {
  name.hasPrefix("_") ? String(name.dropFirst()) : name
}

/// Whether the author has a type of this name, and says what is in it.
func isOfAuthor(_ type: Any.Type) -> Bool {
  order.properties[_typeName(type, qualified: false)] != nil
}

/// Whether a value is an error for whoever declared its type, and not only since the learner has said so.
private func saysWhatWentWrong(_ value: Any) -> Bool {
  guard value is any Error else { return false }
  var value = unwrapped(value)
  while let wrapper = value as? any Wrapper, let content = wrapper.content {
    value = unwrapped(content)
  }
  let type = Swift.type(of: value)
  if isLiteral(type) { return false }
  let name = _typeName(type, qualified: false)
  // An exercise without its solution does not say what its errors are.
  return isOfLearner(type)
    ? order.properties.isEmpty || order.errorTypes.contains(name) : name.hasSuffix("Error")
}

private func isLiteral(_ type: Any.Type) -> Bool {
  type is any ExpressibleByIntegerLiteral.Type || type is any ExpressibleByFloatLiteral.Type
    || type is any ExpressibleByStringLiteral.Type || type is any ExpressibleByBooleanLiteral.Type
    || type is any ExpressibleByArrayLiteral.Type
}

/// Whether a type is this class or below it.
private func isClass(_ type: Any.Type, _ ancestor: AnyClass) -> Bool {
  var own: AnyClass? = type as? AnyClass
  while let type = own, type != ancestor { own = _getSuperclass(type) }
  return own != nil
}

/// What Swift itself says of two values of a type that the learner did not write. Between fractions there may
/// be a tolerance; what is made anew each time is nothing to go by.
private func areCertainlyDifferent<T>(_ first: T, _ second: T) -> Bool {
  if first is UUID || first is Date || first is ObjectIdentifier
    || T.self is AnyClass && !isLiteral(T.self) || _typeName(T.self).hasPrefix("Swift.Task<")
  {
    return false
  }
  switch (first, second) {
  case (let first as any BinaryFloatingPoint, let second as any BinaryFloatingPoint):
    let (one, other) = (Double(first), Double(second))
    return abs(one - other) > max(abs(one), abs(other)) / 1_000
  default: break
  }
  return areEqual(first, second) == false
}

/// Whether nothing at all speaks against it, but for what a fraction may be rounded by.
private func areCertainlyEqual<T>(_ first: T, _ second: T) -> Bool {
  if let first = first as? any BinaryFloatingPoint, let second = second as? any BinaryFloatingPoint
  {
    return abs(Double(first) - Double(second)) < 0.001
  }
  return areEqual(first, second) == true
}

/// What the first value's `==` says; nil where it has none for the second.
func areEqual(_ first: Any, _ second: Any) -> Bool? {
  func opened<E: Equatable>(_ value: E) -> Bool? { (second as? E).map { $0 == value } }
  return (first as? any Equatable).flatMap { opened($0) }
}

/// Whether two parts of lists or texts are known to be cut out of the same: they know of the whole, too.
private func areSamePart<T>(_ first: T, _ second: T) -> Bool {
  if let first = first as? Substring, let second = second as? Substring {
    return first.base == second.base
  }
  func haveSameStart<C: Collection>(_ list: C) -> Bool {
    (second as? C).map { $0.startIndex == list.startIndex } ?? false
  }
  let name = _typeName(T.self)
  guard name.hasPrefix("Swift.ArraySlice<"), let list = first as? any Collection else {
    return !name.hasPrefix("Swift.Slice<")
  }
  return haveSameStart(list)
}

/// Whether two values are fractions that are both nothing, one of them with a sign.
private func areOtherZeros<T>(_ first: T, _ second: T) -> Bool {
  guard let first = first as? any BinaryFloatingPoint,
    let second = second as? any BinaryFloatingPoint
  else { return false }
  return Double(first) == Double(second) && first.sign != second.sign
}

func list(_ value: Any) -> [Any]? {
  // Texts are compared as such.
  guard !(value is any StringProtocol), !(value is Data) else { return nil }
  func elements(_ list: some BidirectionalCollection) -> [Any] { list.prefix(mostParts).map { $0 } }
  if let row = value as? any Row { return row.elements }
  return (value as? any BidirectionalCollection).map { elements($0) }
}

/// Whether nothing of the learner's has a part in a type, not even as what a list holds.
private func isSwiftsOwn(_ type: Any.Type) -> Bool {
  let name = _typeName(type)
  return !order.learnerModules.contains { name.contains("\($0).") }
}

func isOfLearner(_ type: Any.Type) -> Bool {
  let name = _typeName(type)
  return order.learnerModules.contains { module in
    name.hasPrefix("\(module).") || name.hasPrefix("(extension in \(module)):")
  }
}

/// A type and the classes above it, as far as they are the learner's own.
func learnersTypes(from type: Any.Type) -> [Any.Type] {
  var types: [Any.Type] = []
  var own: Any.Type? = type
  while let type = own, isOfLearner(type) {
    types.append(type)
    own = (type as? AnyClass).flatMap { _getSuperclass($0) }
  }
  return types
}

/// A list whose length is a part of its type.
private protocol Row {
  var elements: [Any] { get }
}

// Whatever the ends of a range say of themselves.
extension ClosedRange: Row { fileprivate var elements: [Any] { [lowerBound, upperBound] } }
extension Range: Row { fileprivate var elements: [Any] { [lowerBound, upperBound] } }
extension PartialRangeFrom: Row { fileprivate var elements: [Any] { [lowerBound] } }
extension PartialRangeThrough: Row { fileprivate var elements: [Any] { [upperBound] } }
extension PartialRangeUpTo: Row { fileprivate var elements: [Any] { [upperBound] } }

#if compiler(>=6.2)
  @available(macOS 26, *)
  extension InlineArray: Row where Element: Copyable {
    fileprivate var elements: [Any] { indices.prefix(mostParts).map { self[$0] } }
  }
#endif

private protocol Paired {
  /// What two sets or dictionaries hold, each with what it is taken for; nil if they hold something else.
  func pairs(besides other: Any) -> [(Any, Any)]?
}

extension Dictionary: Paired {
  fileprivate func pairs(besides other: Any) -> [(Any, Any)]? {
    guard let other = other as? Self, other.count == count else { return nil }
    let pairs = compactMap { pair -> (Any, Any)? in
      other.index(forKey: pair.key).map { (pair, other[$0]) }
    }
    return pairs.count == count ? pairs : nil
  }
}

extension Set: Paired {
  fileprivate func pairs(besides other: Any) -> [(Any, Any)]? {
    guard let other = other as? Self, other.count == count else { return nil }
    let pairs = compactMap { element -> (Any, Any)? in
      other.firstIndex(of: element).map { (element, other[$0]) }
    }
    return pairs.count == count ? pairs : nil
  }
}

protocol Wrapper {
  var content: Any? { get }
}

extension Optional: Wrapper {
  var content: Any? { self }
}

extension AnyHashable: Wrapper {
  var content: Any? { base }
}
