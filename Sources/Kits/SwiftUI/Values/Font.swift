import Foundation

/// A font, known by the words with which it was asked for.
public struct Font: Hashable, Sendable, CustomStringConvertible {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable, CustomStringConvertible {
    /// What the weight is called.
    public let description: String
    private init(_ description: String) { self.description = description }

    /// The thinnest.
    public static let ultraLight = Weight("ultraLight")
    /// Very thin.
    public static let thin = Weight("thin")
    /// Thin.
    public static let light = Weight("light")
    /// As running text.
    public static let regular = Weight("regular")
    /// A little thicker than running text.
    public static let medium = Weight("medium")
    /// Nearly bold.
    public static let semibold = Weight("semibold")
    /// Bold.
    public static let bold = Weight("bold")
    /// Very bold.
    public static let heavy = Weight("heavy")
    /// The thickest.
    public static let black = Weight("black")
  }

  /// The family of shapes.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// What the text is for, from which its size follows.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The font in words, such as `title bold`.
  public let description: String
  private init(_ description: String) { self.description = description }

  /// The system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(words("system \(size)", weight, design))
  }

  /// The system's font for a purpose.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(words("\(style)", weight, design))
  }

  /// A font that comes with the app.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }

  /// A font that comes with the app.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font("\(name) \(size)")
  }

  private static func words(_ name: String, _ weight: Weight?, _ design: Design?) -> String {
    [name, weight?.description, design.map { "\($0)" }].compactMap { $0 }.joined(separator: " ")
  }

  /// The same font with bold strokes.
  public func bold() -> Font { Font("\(self) bold") }
  /// The same font, slanted.
  public func italic() -> Font { Font("\(self) italic") }
  /// The same font with other strokes.
  public func weight(_ weight: Weight) -> Font { Font("\(self) \(weight)") }
  /// The same font with letters of one width.
  public func monospaced() -> Font { Font("\(self) monospaced") }
  /// The same font with digits of one width.
  public func monospacedDigit() -> Font { Font("\(self) monospacedDigit") }

  /// The largest title.
  public static let largeTitle = Font("largeTitle")
  /// A title of the first level.
  public static let title = Font("title")
  /// A title of the second level.
  public static let title2 = Font("title2")
  /// A title of the third level.
  public static let title3 = Font("title3")
  /// A heading.
  public static let headline = Font("headline")
  /// A heading below another.
  public static let subheadline = Font("subheadline")
  /// Running text.
  public static let body = Font("body")
  /// A remark that shall be seen.
  public static let callout = Font("callout")
  /// A remark at the end.
  public static let footnote = Font("footnote")
  /// What stands below a picture.
  public static let caption = Font("caption")
  /// What stands below a picture, smaller.
  public static let caption2 = Font("caption2")
}
