import Foundation

#if !canImport(ObjectiveC)
  extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  }
#endif

/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// What is known of lines of text.
private struct ParagraphLook {
  var alignment: NSTextAlignment = .natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var paragraphSpacingBefore: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
}

/// How lines of text are set.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
  fileprivate var look = ParagraphLook()
  public override init() { super.init() }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.look = look
    return copy
  }
  open var alignment: NSTextAlignment { look.alignment }
  open var lineSpacing: CGFloat { look.lineSpacing }
  open var paragraphSpacing: CGFloat { look.paragraphSpacing }
  open var lineHeightMultiple: CGFloat { look.lineHeightMultiple }
  open var minimumLineHeight: CGFloat { look.minimumLineHeight }
  open var maximumLineHeight: CGFloat { look.maximumLineHeight }
  open var firstLineHeadIndent: CGFloat { look.firstLineHeadIndent }
  open var headIndent: CGFloat { look.headIndent }
  open var lineBreakMode: NSLineBreakMode { look.lineBreakMode }
  open var paragraphSpacingBefore: CGFloat { look.paragraphSpacingBefore }
  open var tailIndent: CGFloat { look.tailIndent }
  open var hyphenationFactor: Float { look.hyphenationFactor }
}

/// How lines of text are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { look.alignment }
    set { look.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { look.lineSpacing }
    set { look.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { look.paragraphSpacing }
    set { look.paragraphSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { look.lineHeightMultiple }
    set { look.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { look.minimumLineHeight }
    set { look.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { look.maximumLineHeight }
    set { look.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { look.firstLineHeadIndent }
    set { look.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { look.headIndent }
    set { look.headIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { look.lineBreakMode }
    set { look.lineBreakMode = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { look.paragraphSpacingBefore }
    set { look.paragraphSpacingBefore = newValue }
  }
  open override var tailIndent: CGFloat {
    get { look.tailIndent }
    set { look.tailIndent = newValue }
  }
  open override var hyphenationFactor: Float {
    get { look.hyphenationFactor }
    set { look.hyphenationFactor = newValue }
  }
}

/// How text that does not fit is cut.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The string of a label or field, and its attributes if it was given any.
struct ReadableText {
  var plain: String? { didSet { attributed = nil } }
  private(set) var attributed: NSAttributedString?

  mutating func take(_ text: NSAttributedString?) {
    plain = text?.string
    attributed = text
  }
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
}

/// A shadow of text, which is not drawn.
open class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
  public override init() { super.init() }
}

/// A picture in a text.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds = CGRect.zero
  public override init() { super.init() }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

#if !canImport(ObjectiveC)
  extension NSAttributedString {
    /// No text at all.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif

extension NSAttributedString {
  /// A picture, which is read as nothing.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
