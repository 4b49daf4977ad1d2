public import Foundation

extension AttributeScopes {
  /// What UIKit knows of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// What UIKit knows of an `AttributedString`; nothing is drawn with it.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KernAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    /// Foundation's own on an iPhone.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Where SwiftUI is imported, too, a name such as `.red` means its colour.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Takes over what UIKit and Foundation know of both kinds of text.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    typealias Known = AttributeScopes.UIKitAttributes
    self[Known.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Known.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Known.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Known.UnderlineStyleAttribute.self] =
      (dictionary[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self[Known.KernAttribute.self] = dictionary[.kern].flatMap(width)
    self[Known.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = dictionary[.link] as? URL
  }
}

/// A number of any kind: without Objective-C, none in an `Any` is a `CGFloat` but that itself.
private func width(_ value: Any) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  default: nil
  }
}
