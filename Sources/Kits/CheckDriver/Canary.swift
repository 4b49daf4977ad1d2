import Foundation
import XCTest

// A learner's module is in sight of the checks: a type, an operator or a function of it can take the
// place of one that a check means. Who does so makes a canary pass, which must fail.

extension CheckCase {
  /// Fails, as it must, unless somebody has made this statement true.
  public final func canary(_ statement: Bool) {
    if !statement { onFailure?("") }
  }

  /// Fails, as it must, unless a type of the learner's says that two different literals are equal.
  final func canaryOfLiterals() {
    canary(order.literalTypes.contains { isLying(_typeByName($0)) })
  }

  /// Fails, as it must, unless one of these names has come to mean something else.
  public final func canary(_ types: [Any.Type]) {
    let genuine: [Any.Type] = [
      Int.self, Double.self, Bool.self, String.self, [Int].self, [Int: Int].self, Int?.self,
    ]
    let isGenuine = types.elementsEqual(genuine) { ObjectIdentifier($0) == ObjectIdentifier($1) }
    canary(!isGenuine)
  }

  /// The same for one of Foundation's.
  public final func canary(_ type: Any.Type, named name: String) {
    let genuine: [String: Any.Type] = ["Data": Data.self, "Date": Date.self, "URL": URL.self]
    canary(genuine[name].map(ObjectIdentifier.init) != ObjectIdentifier(type))
  }
}

/// What `XCTAssertEqual` is in a step's module: XCTest's, with a look at what equals what.
///
/// A type of the learner's own may be written like a number and yet equal every number.
public func assertEqual<T: Equatable>(
  _ first: () throws -> T, _ second: () throws -> T, _ message: () -> String,
  file: StaticString, line: UInt
) {
  let values: (first: T, second: T)
  let copy: ValueCopy
  do {
    let value = try first()
    copy = ValueCopy(of: value)
    values = (value, try second())
  } catch {
    return XCTAssertNoThrow(try { throw error }(), message(), file: file, line: line)
  }
  // Before they are compared: that may change them.
  let doubt =
    Doubt.found(in: values.first, values.second)
    ?? (copy.isOutdated(besides: values.second) ? .change(of: T.self) : nil)
  // Once only: asked again, the same values may say something else.
  let areEqual = values.first == values.second
  XCTAssertEqual(
    Compared(value: values.first, areEqual: areEqual),
    Compared(value: values.second, areEqual: areEqual), message(), file: file, line: line)
  guard areEqual else { return }
  Doubt.noteEqual(values.first, values.second)
  if let lie = lie(of: values.first) ?? lie(of: values.second) {
    XCTFail("`\(T.self)` says that one value equals \(lie).", file: file, line: line)
  } else if let doubt = doubt ?? (values.second != values.first ? .form : nil) {
    XCTFail(doubt.words(about: T.self), file: file, line: line)
  }
}

/// What `XCTAssertNotEqual` is in a step's module: XCTest's, with a look at what differs from what.
///
/// A type of the learner's own may tell apart what is the same.
public func assertNotEqual<T: Equatable>(
  _ first: () throws -> T, _ second: () throws -> T, _ message: () -> String,
  file: StaticString, line: UInt
) {
  let values: (first: T, second: T)
  do {
    values = (try first(), try second())
  } catch {
    return XCTAssertNoThrow(try { throw error }(), message(), file: file, line: line)
  }
  let areTheSame = Doubt.areTheSame(values.first, values.second)
  let areEqual = values.first == values.second
  XCTAssertNotEqual(
    Compared(value: values.first, areEqual: areEqual),
    Compared(value: values.second, areEqual: areEqual), message(), file: file, line: line)
  guard !areEqual else { return }
  let differsFromItself =
    values.first != values.first && !Doubt.isUnequalToItself(values.first)
  if areTheSame || differsFromItself {
    XCTFail(
      "`\(T.self)` says that two values differ that hold the same. Let its `==` compare what "
        + "they hold.",
      file: file, line: line)
  }
}

/// A value that has been compared, for XCTest to say so in its words.
private struct Compared<T>: Equatable, CustomStringConvertible {
  let value: T
  let areEqual: Bool
  var description: String { "\(value)" }

  static func == (left: Self, right: Self) -> Bool { left.areEqual }
}

/// Two different values that this one says it is equal to, in words.
private func lie<T>(of value: T) -> String? {
  if let list = value as? [any Equatable] { return list.prefix(100).lazy.compactMap(lie).first }
  if let wrapper = value as? any Wrapper { return wrapper.content.flatMap { lie(of: $0) } }
  guard !isOfSystem(T.self), let value = value as? any Equatable else { return nil }
  return lieOfLiterals(value)
}

private func isOfSystem(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return name.hasPrefix("Swift.") || name.hasPrefix("Foundation")
}

private func isLying(_ type: Any.Type?) -> Bool {
  // Besides what is written here something by chance: nobody can know what that is.
  let number = Int.random(in: 18...90)
  func numbers<T: Equatable & ExpressibleByIntegerLiteral>(_: T.Type) -> Bool {
    if 3 as T == 17 { return true }
    guard let first = number as? T.IntegerLiteralType,
      let second = (number + 1) as? T.IntegerLiteralType
    else { return false }
    return T(integerLiteral: first) == T(integerLiteral: second)
  }
  func fractions<T: Equatable & ExpressibleByFloatLiteral>(_: T.Type) -> Bool { 3.5 as T == 17.25 }
  func texts<T: Equatable & ExpressibleByStringLiteral>(_: T.Type) -> Bool {
    // A type of the author's may well read numbers out of texts, and nothing out of others.
    if isOfAuthor(T.self) { return "plover" as T == "dunnock" && "17" as T == "18" }
    if "plover" as T == "dunnock" { return true }
    guard let first = "plover \(number)" as? T.StringLiteralType,
      let second = "dunnock \(number)" as? T.StringLiteralType
    else { return false }
    return T(stringLiteral: first) == T(stringLiteral: second)
  }
  func truths<T: Equatable & ExpressibleByBooleanLiteral>(_: T.Type) -> Bool { true as T == false }
  func lists<T: Equatable & ExpressibleByArrayLiteral>(_: T.Type) -> Bool {
    guard
      let first = "plover \(number)" as? T.ArrayLiteralElement
        ?? number as? T.ArrayLiteralElement,
      let second = "dunnock \(number)" as? T.ArrayLiteralElement
        ?? (number + 1) as? T.ArrayLiteralElement
    else { return false }
    return T(arrayLiteral: first) == T(arrayLiteral: second)
      || T(arrayLiteral: first) == T(arrayLiteral: first, second)
  }
  return (type as? any (Equatable & ExpressibleByIntegerLiteral).Type).map { numbers($0) } == true
    || (type as? any (Equatable & ExpressibleByFloatLiteral).Type).map { fractions($0) } == true
    || (type as? any (Equatable & ExpressibleByStringLiteral).Type).map { texts($0) } == true
    || (type as? any (Equatable & ExpressibleByBooleanLiteral).Type).map { truths($0) } == true
    || (type as? any (Equatable & ExpressibleByArrayLiteral).Type).map { lists($0) } == true
}

private func lieOfLiterals<T: Equatable>(_ value: T) -> String? {
  // A value equals one number at most.
  if let value = value as? any Equatable & ExpressibleByIntegerLiteral {
    if equalsTwo(numbers: value) { return "two different numbers" }
  }
  if let value = value as? any Equatable & ExpressibleByFloatLiteral {
    if equalsTwo(fractions: value) { return "two different numbers" }
  }
  if let value = value as? any Equatable & ExpressibleByStringLiteral {
    if equalsTwo(texts: value) { return "two different texts" }
  }
  if let value = value as? any Equatable & ExpressibleByBooleanLiteral {
    if equalsBoth(value) { return "true and false" }
  }
  return nil
}

private func equalsTwo<T: Equatable & ExpressibleByIntegerLiteral>(numbers value: T) -> Bool {
  // Besides what is written here something by chance, as above.
  let number = Int.random(in: 18...90)
  let byChance = [number, number + 1].compactMap { $0 as? T.IntegerLiteralType }
  let others: [T] = [3, 17, 101] + byChance.map(T.init(integerLiteral:))
  return others.filter { $0 == value || value == $0 }.count > 1
}

private func equalsTwo<T: Equatable & ExpressibleByFloatLiteral>(fractions value: T) -> Bool {
  let others: [T] = [3.5, 17.25, 101.75]
  return others.filter { $0 == value || value == $0 }.count > 1
}

private func equalsTwo<T: Equatable & ExpressibleByStringLiteral>(texts value: T) -> Bool {
  let number = Int.random(in: 18...90)
  func equal(_ texts: [String]) -> Int {
    texts.compactMap { $0 as? T.StringLiteralType }.map(T.init(stringLiteral:))
      .count { $0 == value || value == $0 }
  }
  let words = equal(["plover", "dunnock", "siskin"])
  let numbers = equal(["\(number)", "\(number + 1)"])
  if isOfAuthor(T.self) { return words + numbers > 1 && numbers > 0 }
  return words + numbers + equal(["\(number) items", "\(number + 1) items"]) > 1
}

private func equalsBoth<T: Equatable & ExpressibleByBooleanLiteral>(_ value: T) -> Bool {
  (value == true || true == value) && (value == false || false == value)
}
