import Foundation

/// Which font, before its size is settled.
public final class UIFontDescriptor: NSObject, Sendable {
  /// What a family of fonts has in several forms.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// One of the shapes that the system's font has.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  /// The name of the face without its traits.
  private let face: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  private init(face: String, size: CGFloat, traits: SymbolicTraits) {
    (self.face, pointSize, symbolicTraits) = (face, size, traits)
    super.init()
  }

  public convenience init(name: String, size: CGFloat) {
    var words = name.split(separator: " ")
    let traits: SymbolicTraits = [
      words.contains("bold") ? .traitBold : [], words.contains("italic") ? .traitItalic : [],
    ]
    words.removeAll { ["bold", "italic"].contains($0) }
    self.init(face: words.joined(separator: " "), size: size, traits: traits)
  }

  /// The face with its traits.
  public var postscriptName: String {
    let traits = [
      symbolicTraits.contains(.traitBold) ? "bold" : nil,
      symbolicTraits.contains(.traitItalic) ? "italic" : nil,
    ]
    return ([face] + traits.compactMap { $0 }).joined(separator: " ")
  }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(face: face, size: pointSize, traits: symbolicTraits)
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      face: design == .default ? "system" : "system \(design.rawValue)", size: pointSize,
      traits: symbolicTraits)
  }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(face: newFamily, size: pointSize, traits: symbolicTraits)
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, size: newPointSize, traits: symbolicTraits)
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
  public var familyName: String { fontName }

  /// A size of zero stands for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.postscriptName,
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize)
  }

  /// The system's face whose letters are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: "system monospaced \(weight.rawValue)", pointSize: fontSize)
  }
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  // Estimates, as for the size of text.
  public var lineHeight: CGFloat { ascender - descender }
  public var ascender: CGFloat { pointSize * 0.95 }
  public var descender: CGFloat { pointSize * -0.24 }
  public var capHeight: CGFloat { pointSize * 0.7 }
  public var xHeight: CGFloat { pointSize * 0.53 }
  public var leading: CGFloat { 0 }
}
