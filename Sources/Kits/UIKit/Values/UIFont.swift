import Foundation

/// A font, as data: which one, how heavy, how large.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  /// A role of text whose size the reader chooses in the settings.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The usual size of the text on a button.
  public static let buttonFontSize: CGFloat = 18
  /// The usual size of the text of a label.
  public static let labelFontSize: CGFloat = 17
  /// The usual size of small text.
  public static let systemFontSize: CGFloat = 14

  /// The name of the face.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  init(fontName: String, pointSize: CGFloat) {
    self.fontName = fontName
    self.pointSize = pointSize
    super.init()
  }

  /// A face by name; nil for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName: fontName, pointSize: fontSize)
  }

  /// The system's regular face.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "system", pointSize: fontSize)
  }

  /// The system's face in a chosen weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    if weight == .regular { return systemFont(ofSize: fontSize) }
    if weight == .bold { return boldSystemFont(ofSize: fontSize) }
    return UIFont(fontName: "system \(weight.rawValue)", pointSize: fontSize)
  }

  /// The system's bold face.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "system bold", pointSize: fontSize)
  }

  /// The system's slanted face.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: "system italic", pointSize: fontSize)
  }

  /// The system's face whose digits are all equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "system monospaced digits \(weight.rawValue)", pointSize: fontSize)
  }

  /// The font for a role of text, at the size of a phone's default settings.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont(fontName: style.rawValue, pointSize: sizes[style] ?? labelFontSize)
  }

  /// The faces of the device, of which none is known here.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public override var hash: Int { fontName.hashValue }
}
