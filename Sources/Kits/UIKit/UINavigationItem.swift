import Foundation

/// What a navigation bar shows while its controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// In the order from the leading edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// In the order from the trailing edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// An item for a title; nil for none.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

/// The bar above a navigation stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24
  }

  open var title: String?
  open var image: UIImage?
  open var style = Style.plain
  open var isEnabled = true
  open var tag = 0
  open var tintColor: UIColor?
  open var customView: UIView?
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// What a tap does; its title and image fill in where the item has none.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      image = primaryAction.image ?? image
    }
  }
  open weak var target: AnyObject?
  open var action: Selector?
  let systemItem: SystemItem?

  init(showing systemItem: SystemItem?) {
    self.systemItem = systemItem
    super.init()
  }

  /// An item that shows nothing yet.
  public convenience override init() { self.init(showing: nil) }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(showing: nil)
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(showing: systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init(showing: nil)
    self.primaryAction = primaryAction
    self.title = title ?? self.title
    self.image = image ?? self.image
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(showing: systemItem)
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init(showing: nil)
    self.customView = customView
  }
}
