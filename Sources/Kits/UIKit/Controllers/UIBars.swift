import Foundation

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static let blackOpaque = UIBarStyle.black
}

/// Whether a bar is as high as usual.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// The bar above a navigation stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  /// The items of the stack of controllers, the one in front last.
  open var items: [UINavigationItem]? {
    get { owner?.viewControllers.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }
  private var ownItems: [UINavigationItem]?
  weak var owner: UINavigationController?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open weak var delegate: (any UIToolbarDelegate)?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var ownBarItems: [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden && !$0.isSpace }
  }
  override var ownText: [String] {
    ownBarItems.filter { $0.customView == nil }.map(\.readableTitle).filter { !$0.isEmpty }
  }
  override var readingOrder: [UIView] { ownBarItems.compactMap(\.customView) + subviews }
}

/// How a bar looks, as data.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() { super.init() }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks, as data.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) =
      (backIndicatorImage, transitionMaskImage)
  }
}

/// How a tab bar looks, as data.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var stackedItemSpacing: CGFloat = 0
}

/// How a bar of buttons looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How an item of a bar looks in one of its states.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  override init() { super.init() }
}
public typealias UIBarButtonItemStateAppearance = UIBarItemStateAppearance
public typealias UITabBarItemStateAppearance = UIBarItemStateAppearance

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarItemStateAppearance()
  public let highlighted = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How the tabs of a bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public let normal = UIBarItemStateAppearance()
  public let selected = UIBarItemStateAppearance()
  public let disabled = UIBarItemStateAppearance()
  public let focused = UIBarItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  open func configureWithDefault(for style: Style) {}
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// What has a place at an edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands; nobody asks.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Says where a bar of buttons stands.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
