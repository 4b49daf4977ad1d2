import Foundation

/// The text of a message, with what is private in it left out.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Who may read a value in the log.
public struct OSLogPrivacy: Sendable {
  /// What takes the place of a value that nobody may read.
  public enum Mask: Sendable {
    case hash, none
  }

  private let hidden: String?

  /// Everybody.
  public static let `public` = OSLogPrivacy(hidden: nil)
  /// Nobody.
  public static let `private` = OSLogPrivacy(hidden: "<private>")
  /// Nobody, not even in tests.
  public static let sensitive = OSLogPrivacy(hidden: "<sensitive>")
  /// As the log decides: here everybody.
  public static let auto = OSLogPrivacy(hidden: nil)

  /// Nobody; equal values can be told to be equal, or not.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    mask == .hash ? OSLogPrivacy(hidden: "<mask.hash>") : .private
  }

  /// Nobody, not even in tests; equal values can be told to be equal, or not.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    mask == .hash ? OSLogPrivacy(hidden: "<mask.hash>") : .sensitive
  }

  /// Everybody, unless the log decides otherwise.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  func shown(_ text: () -> String) -> String { hidden ?? text() }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  let uppercase: Bool

  public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", uppercase: false)
  public static let hex = hex()
  public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", uppercase: false)

  public static func hex(
    includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", uppercase: uppercase)
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String

  public static let fixed = fixed(precision: 6)
  public static let exponential = OSLogFloatFormatting(format: "%e")
  public static let hybrid = OSLogFloatFormatting(format: "%g")

  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, min(precision, 100)))f")
  }
}

/// On which side a value that is shorter than its column is filled up.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static let none = OSLogStringAlignment(columns: 0, isRight: false)

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// The parts of a message; values are read only if they are shown.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation(
    _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argument, align, privacy)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(
      {
        format.prefix + String(number(), radix: format.radix, uppercase: format.uppercase)
      }, align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append({ String(format: format.format, number()) }, align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append({ String(format: format.format, Double(number())) }, align, privacy)
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    append({ "\(boolean())" }, .none, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ value().description }, align, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ value().description }, align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append({ "\(value())" }, align, privacy)
  }

  /// An error by the description that users read.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append({ error().localizedDescription }, .none, privacy)
  }

  private mutating func append(
    _ value: () -> String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.aligned(privacy.shown(value))
  }
}
