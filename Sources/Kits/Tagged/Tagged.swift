public import Foundation

/// A stand-in for Point-Free's Tagged: values of one type that are told apart by what they are for.
///
/// It is written, read, compared and shown as the value in it.
///
/// | Point-Free's library | this kit |
/// |---|---|
/// | a tagged value can be whatever the value in it is | it is no collection, no array or dictionary as a literal, and no integer to count bits of |
@dynamicMemberLookup
public struct Tagged<Tag, RawValue>: RawRepresentable {
  /// The value itself.
  public var rawValue: RawValue

  public init(rawValue: RawValue) { self.rawValue = rawValue }
  public init(_ rawValue: RawValue) { self.rawValue = rawValue }

  /// What the value has.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<RawValue, Subject>) -> Subject {
    rawValue[keyPath: keyPath]
  }

  /// Another value for the same purpose.
  public func map<NewValue>(
    _ transform: (RawValue) throws -> NewValue
  ) rethrows -> Tagged<Tag, NewValue> {
    Tagged<Tag, NewValue>(try transform(rawValue))
  }

  /// The same value for another purpose.
  public func coerced<NewTag>(to type: NewTag.Type) -> Tagged<NewTag, RawValue> {
    Tagged<NewTag, RawValue>(rawValue)
  }
}

extension Tagged: Equatable where RawValue: Equatable {}
extension Tagged: Hashable where RawValue: Hashable {}
extension Tagged: Sendable where RawValue: Sendable {}
extension Tagged: Error where RawValue: Error {}

extension Tagged: LocalizedError where RawValue: Error {
  public var errorDescription: String? { rawValue.localizedDescription }
  public var failureReason: String? { (rawValue as? any LocalizedError)?.failureReason }
  public var helpAnchor: String? { (rawValue as? any LocalizedError)?.helpAnchor }
  public var recoverySuggestion: String? { (rawValue as? any LocalizedError)?.recoverySuggestion }
}

extension Tagged where RawValue == UUID {
  /// A value that nobody else has.
  public init() { self.init(UUID()) }
  /// The value that a text is, or nil if it is none.
  public init?(uuidString string: String) {
    guard let value = UUID(uuidString: string) else { return nil }
    self.init(value)
  }
}

extension Tagged: Comparable where RawValue: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Tagged: Identifiable where RawValue: Identifiable {
  public var id: RawValue.ID { rawValue.id }
}

extension Tagged: CustomStringConvertible {
  public var description: String { String(describing: rawValue) }
}

extension Tagged: LosslessStringConvertible where RawValue: LosslessStringConvertible {
  public init?(_ description: String) {
    guard let value = RawValue(description) else { return nil }
    self.init(value)
  }
}

// MARK: Writing and reading

extension Tagged: Decodable where RawValue: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(RawValue.self))
  }
}

extension Tagged: Encodable where RawValue: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Tagged: CodingKeyRepresentable where RawValue: CodingKeyRepresentable {
  public init?<T: CodingKey>(codingKey: T) {
    guard let value = RawValue(codingKey: codingKey) else { return nil }
    self.init(value)
  }

  public var codingKey: any CodingKey { rawValue.codingKey }
}

// MARK: Literals

extension Tagged: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: RawValue.BooleanLiteralType) {
    self.init(RawValue(booleanLiteral: value))
  }
}

extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: RawValue.IntegerLiteralType) {
    self.init(RawValue(integerLiteral: value))
  }
}

extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: RawValue.FloatLiteralType) {
    self.init(RawValue(floatLiteral: value))
  }
}

extension Tagged: ExpressibleByUnicodeScalarLiteral
where RawValue: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
    self.init(RawValue(unicodeScalarLiteral: value))
  }
}

extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
    self.init(RawValue(extendedGraphemeClusterLiteral: value))
  }
}

extension Tagged: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: RawValue.StringLiteralType) {
    self.init(RawValue(stringLiteral: value))
  }
}

extension Tagged: ExpressibleByStringInterpolation
where RawValue: ExpressibleByStringInterpolation {
  public init(stringInterpolation: RawValue.StringInterpolation) {
    self.init(RawValue(stringInterpolation: stringInterpolation))
  }
}

// MARK: Numbers

extension Tagged: AdditiveArithmetic where RawValue: AdditiveArithmetic {
  public static var zero: Self { Self(.zero) }
  public static func + (left: Self, right: Self) -> Self { Self(left.rawValue + right.rawValue) }
  public static func - (left: Self, right: Self) -> Self { Self(left.rawValue - right.rawValue) }
}

extension Tagged: Numeric where RawValue: Numeric {
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = RawValue(exactly: source) else { return nil }
    self.init(value)
  }

  public var magnitude: RawValue.Magnitude { rawValue.magnitude }
  public static func * (left: Self, right: Self) -> Self { Self(left.rawValue * right.rawValue) }
  public static func *= (left: inout Self, right: Self) { left.rawValue *= right.rawValue }
}

extension Tagged: SignedNumeric where RawValue: SignedNumeric {}

extension Tagged: Strideable where RawValue: Strideable {
  public func distance(to other: Self) -> RawValue.Stride {
    rawValue.distance(to: other.rawValue)
  }
  public func advanced(by step: RawValue.Stride) -> Self { Self(rawValue.advanced(by: step)) }
}
