import Foundation

extension String {
  /// A text with values in it, which is looked up in the tables of an app; here it stands for itself.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts values into a text as the United States write them.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation(_ string: String) { text += string }
      public mutating func appendInterpolation(_ string: Substring) { text += string }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        text += IntegerFormatStyle<T>(locale: Locale(identifier: "en_US")).format(value)
      }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        text += String(format: "%f", Double(value))
      }
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String { text += format.format(input) }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    }
  }

  /// The text in the user's language, which here is the one in which it was written.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.text }

  /// The text of a key in the user's language; here the one that stands beside the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  /// The text in the user's language, which here is the one in which it was written.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A text that is looked up later, where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  public let key: String
  let text: String
  public let table: String?
  public var locale: Locale
  public var description: String { text }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) { (key, text, self.table, self.locale) = (keyAndValue.text, keyAndValue.text, table, locale) }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { (self.key, text, self.table, self.locale) = ("\(key)", defaultValue.text, table, locale) }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension AttributedString {
  /// The text in the user's language, its Markdown read.
  public init(localized keyAndValue: String.LocalizationValue, comment: StaticString? = nil) {
    self = (try? AttributedString(markdown: keyAndValue.text)) ?? AttributedString(keyAndValue.text)
  }
}
