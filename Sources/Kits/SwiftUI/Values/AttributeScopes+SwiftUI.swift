public import Foundation

extension AttributeScopes {
  /// What SwiftUI knows of an `AttributedString`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What SwiftUI knows of an `AttributedString`; nothing is drawn with it.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The room between letters.
    public let kern: KernAttribute
    /// How far above the line letters stand.
    public let baselineOffset: BaselineOffsetAttribute
    /// What Foundation knows.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// Its name in archives.
      public static let name = "SwiftUI.Font"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// Its name in archives.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The room between letters.
    public enum KernAttribute: AttributedStringKey {
      /// A width.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.Kern"
    }
    /// How far above the line letters stand.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A height.
      public typealias Value = CGFloat
      /// Its name in archives.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds what SwiftUI knows by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
