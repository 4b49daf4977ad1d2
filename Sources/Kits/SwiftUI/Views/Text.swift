import Foundation

/// Something to read.
public struct Text: Equatable {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Form: Hashable { case date, time, relative, offset, timer }
    let form: Form
    /// The day, month and year.
    public static let date = DateStyle(form: .date)
    /// Hours and minutes.
    public static let time = DateStyle(form: .time)
    /// How far away it is.
    public static let relative = DateStyle(form: .relative)
    /// How far away it is, with a sign.
    public static let offset = DateStyle(form: .offset)
    /// How far away it is, as a clock.
    public static let timer = DateStyle(form: .timer)

    func text(for date: Date) -> String {
      switch form {
      case .date: Date.FormatStyle(date: .long, time: .omitted).spoken.format(date)
      case .time: Date.FormatStyle(date: .omitted, time: .shortened).spoken.format(date)
      default: Date.FormatStyle().spoken.format(date)
      }
    }
  }

  /// Where a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// Whether a text is written in capitals.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  let string: String
  var look = TextLook()

  /// Takes a text that would be looked up in the app's tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
  }

  /// Takes a text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// Takes a text as it is.
  public init(verbatim content: String) { string = content }

  /// Takes a text with attributes, which are not kept.
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  /// Takes a date and how it is written.
  public init(_ date: Date, style: DateStyle) { string = style.text(for: date) }

  /// Takes a value and the style that writes it.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.spoken.format(input)
  }

  /// Takes a value and the formatter that writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  /// Takes a value and the formatter that writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  /// Takes a date and the formatter that writes it.
  public init(_ subject: Date, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  /// Takes two dates.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Takes a picture in a line of text, of which nothing can be read.
  public init(_ image: Image) { string = "" }

  /// Two texts in a row, with the look of the first.
  public static func + (left: Text, right: Text) -> Text {
    var text = Text(verbatim: left.string + right.string)
    text.look = left.look
    return text
  }

  private func with(_ change: (inout TextLook) -> Void) -> Text {
    var text = self
    change(&text.look)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets how thick the strokes are.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Sets the family of shapes.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }
  /// Sets the colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.color = style._color }
  }
  /// Makes the strokes bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// Makes the strokes bold, or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Slants the letters.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// Slants the letters, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }
  /// Draws a line below the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }
  /// How a line through or below a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// Of what the line is made.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
  }
  /// Draws a line through the text, or not.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  /// Draws a line below the text, or not.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { self }
  /// Sets the room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Sets the room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
}

/// How a text looks, as far as it says so itself.
struct TextLook: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var color: Color?
  var isItalic = false
  var isStruckThrough = false
  var isUnderlined = false
}

extension Text: _PrimitiveView, PlainView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.facet = .text(self) }
}
