import Foundation

/// A tab that knows how to make its controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  open var title: String { didSet { viewControllerIfMade?.tabBarItem.title = title } }
  open var image: UIImage? { didSet { viewControllerIfMade?.tabBarItem.image = image } }
  open var badgeValue: String? {
    didSet { viewControllerIfMade?.tabBarItem.badgeValue = badgeValue }
  }
  open var subtitle: String?
  open var userInfo: Any?
  open var isEnabled = true
  /// Looked at when the tabs are set.
  open var isHidden = false
  open var preferredPlacement = Placement.automatic
  open var allowsHiding = false
  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  private var viewControllerIfMade: UIViewController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Made when somebody asks for it for the first time.
  open var viewController: UIViewController? {
    if viewControllerIfMade == nil, let controller = provider?(self) {
      viewControllerIfMade = controller
      controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
      controller.tabBarItem.badgeValue = badgeValue
      controller.tabBarItem.accessibilityIdentifier = identifier
    }
    return viewControllerIfMade
  }

  /// The tabs that a phone shows for it.
  var shown: [UITab] { isHidden ? [] : [self] }
  /// The tab and those in it.
  var all: [UITab] { [self] }
  fileprivate var makesController: Bool { provider != nil }
}

/// A tab for a search.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs under one title.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adopt() } }
  open weak var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController?
  open var allowsReordering = false

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.flatMap(\.all).first { $0.identifier == identifier }
  }

  override var shown: [UITab] {
    if isHidden { return [] }
    return makesController ? [self] : children.flatMap(\.shown)
  }
  override var all: [UITab] { [self] + children.flatMap(\.all) }
}
