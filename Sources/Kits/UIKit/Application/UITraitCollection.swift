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

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

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
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
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

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// What is known of surroundings while they are put together.
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var legibilityWeight: UILegibilityWeight { get set }
}

private struct Traits: UIMutableTraits, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var legibilityWeight = UILegibilityWeight.unspecified

  /// Takes over what the other ones know.
  mutating func take(_ other: Traits) {
    let unknown = Traits()
    func take<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
      if other[keyPath: trait] != unknown[keyPath: trait] {
        self[keyPath: trait] = other[keyPath: trait]
      }
    }
    take(\.userInterfaceStyle)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceIdiom)
    take(\.userInterfaceLevel)
    take(\.layoutDirection)
    take(\.preferredContentSizeCategory)
    take(\.displayScale)
    take(\.displayGamut)
    take(\.accessibilityContrast)
    take(\.forceTouchCapability)
    take(\.legibilityWeight)
  }
}

/// The surroundings of a view; here always those of an upright phone in light mode.
public final class UITraitCollection: NSObject, Sendable {
  /// The surroundings of everything.
  public static let current = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.userInterfaceIdiom = .phone
    $0.userInterfaceLevel = .base
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.displayScale = 3
    $0.displayGamut = .P3
    $0.accessibilityContrast = .normal
    $0.forceTouchCapability = .unavailable
    $0.legibilityWeight = .regular
  }

  private let traits: Traits

  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  public var displayScale: CGFloat { traits.displayScale }
  public var displayGamut: UIDisplayGamut { traits.displayGamut }
  public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
  public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
  public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }

  private init(_ traits: Traits) { self.traits = traits }

  /// Surroundings of which that is known which the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Traits()
    mutations(&traits)
    self.init(traits as? Traits ?? Traits())
  }

  /// Surroundings of which only the light is known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Surroundings of which only the size of text is known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Surroundings of which only the height is known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Surroundings of which only the width is known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Surroundings of which only the kind of device is known.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Surroundings of which only the fineness of the screen is known.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Surroundings of which only the direction is known.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// What is known in the last of them that knows it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var traits = Traits()
    for collection in traitCollections { traits.take(collection.traits) }
    self.init(traits)
  }

  /// Runs the closure; colours are the same for all surroundings.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}
