import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// Turns of the device that a controller allows.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What a view is for somebody who hears it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
}

/// How large the reader wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Never posted, since the size of text does not change.
  public static let didChangeNotification =
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge =
    UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}

/// The surroundings of a view; here always those of an upright phone in light mode.
public final class UITraitCollection: NSObject, Sendable {
  /// The surroundings of everything.
  public static let current = UITraitCollection(
    style: .light, horizontal: .compact, vertical: .regular)

  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  public let displayScale: CGFloat = 3

  private init(
    style: UIUserInterfaceStyle, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    super.init()
  }

  /// Surroundings of which only the light is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, horizontal: .unspecified, vertical: .unspecified)
  }

  /// Surroundings of which nothing is known: the size of text is always the same.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(style: .unspecified, horizontal: .unspecified, vertical: .unspecified)
  }

  /// Surroundings of which only the height is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, horizontal: .unspecified, vertical: verticalSizeClass)
  }

  /// What is known in the last of them that knows it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      style: traitCollections.map(\.userInterfaceStyle).last { $0 != .unspecified } ?? .unspecified,
      horizontal: traitCollections.map(\.horizontalSizeClass).last { $0 != .unspecified }
        ?? .unspecified,
      vertical: traitCollections.map(\.verticalSizeClass).last { $0 != .unspecified }
        ?? .unspecified)
  }

  /// Runs the closure; colours are the same for all surroundings.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// Surroundings of which only the width is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(style: .unspecified, horizontal: horizontalSizeClass, vertical: .unspecified)
  }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
