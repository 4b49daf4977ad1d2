import Foundation

/// A text to be looked up in the app's tables; as there are none, it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What is read on the screen.
  let text: String

  /// Takes the text.
  public init(_ value: String) { text = value }

  /// Takes the text.
  public init(stringLiteral value: String) { text = value }

  /// Takes a text with values in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts values into a text in the way in which the United States write them.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what was written.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a part of a string as it is.
    public mutating func appendInterpolation(_ string: Substring) { text += string }

    /// Adds a number, grouped by thousands; a fraction has six digits.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value._localized
    }

    /// Adds a number in the form that C's `printf` knows.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      text += String(format: specifier, value._argument)
    }

    /// Adds a value in the form that a style gives it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.spoken.format(input)
    }

    /// Adds a value in the form that a formatter gives it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }

    /// Adds a date in the form of a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.text(for: date)
    }

    /// Adds a text with a look of its own.
    public mutating func appendInterpolation(_ other: Text) { text += other.string }

    /// Adds a picture, of which nothing can be read.
    public mutating func appendInterpolation(_ image: Image) {}
  }
}

extension FormatStyle {
  /// The style as the United States use it, unless it names a place of its own.
  var spoken: Self {
    let place = Mirror(reflecting: self).descendant("locale") as? Locale
    return place == .autoupdatingCurrent ? locale(Locale(identifier: "en_US")) : self
  }
}

/// A number that can stand in a localised text.
public protocol _FormatSpecifiable: Equatable {
  /// The number as it is read on the screen.
  var _localized: String { get }
  /// The number for C's `printf`.
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// Grouped by thousands.
  public var _localized: String {
    var digits = Array(String(magnitude))
    var position = digits.count - 3
    while position > 0 {
      digits.insert(",", at: position)
      position -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
  /// With six digits behind the point.
  public var _localized: String { String(format: "%f", self) }
  /// The number itself.
  public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
  /// With six digits behind the point.
  public var _localized: String { Double(self)._localized }
  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }
}

extension CGFloat: _FormatSpecifiable {
  /// With six digits behind the point.
  public var _localized: String { Double(self)._localized }
  /// The number as a double.
  public var _argument: any CVarArg { Double(self) }
}
