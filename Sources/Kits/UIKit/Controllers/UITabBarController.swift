import Foundation

/// One tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { badgeAttributes[state] = textAttributes }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    let name = "\(systemItem)"
    let words = name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + String($1) }
    self.init()
    title = words.prefix(1).uppercased() + words.dropFirst()
    self.tag = tag
  }
}

/// The bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tab bar controller, of a bar that belongs to one.
  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  /// How wide the room for the tabs is used.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// Hears which item of a tab bar was touched.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Allows tabs to be chosen, and hears of it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}

/// Shows one of several controllers, each of which has a tab.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Called when an item was touched, before the delegate is told.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// What more than five tabs would be in; all of them are there.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The tabs that could change places if there were more than five.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? viewControllers }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  private var controllers: [UIViewController] = []
  /// What the controllers were made from, if `tabs` was set.
  private var ownTabs: [UITab] = []
  open var mode = Mode.automatic
  private var chosen: UIViewController?
  private var shown: UIViewController?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Keeps the chosen controller if it is among the new ones; otherwise chooses the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownTabs = []
    show(viewControllers ?? [])
  }

  private func show(_ new: [UIViewController]) {
    let leaving = controllers.filter { !new.contains($0) }
    let arriving = new.filter { !controllers.contains($0) }
    leaving.forEach { $0.willMove(toParent: nil) }
    arriving.forEach { addChild($0) }
    controllers = new
    tabBar.items = new.compactMap(\.tabBarItem)
    choose(chosen.flatMap { new.contains($0) ? $0 : nil } ?? new.first)
    leaving.forEach { $0.removeFromParent() }
    arriving.forEach { $0.didMove(toParent: self) }
  }

  /// `NSNotFound` while there are no tabs; a number that is out of bounds changes nothing.
  open var selectedIndex: Int {
    get { chosen.flatMap { controllers.firstIndex(of: $0) } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { choose(controllers[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      precondition(
        controllers.contains(newValue), "selectedViewController must be one of the view controllers"
      )
      choose(newValue)
    }
  }

  /// The tabs, where controllers are not set themselves.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Shows the tabs' controllers; of a group without one of its own, those of the tabs in it.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    ownTabs = tabs
    for tab in tabs.flatMap(\.all) { tab.tabBarController = self }
    show(tabs.flatMap(\.shown).compactMap(\.viewController))
  }

  open var selectedTab: UITab? {
    get { chosen.flatMap(tab(of:)) }
    set { if let controller = newValue?.viewController { selectedViewController = controller } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.flatMap(\.all).first { $0.identifier == identifier }
  }

  private func tab(of controller: UIViewController) -> UITab? {
    ownTabs.flatMap(\.shown).first { $0.viewController === controller }
  }

  /// Whether tabs are in a bar or in a sidebar, which a phone has none of.
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  open override var childForStatusBarStyle: UIViewController? { chosen }
  override var frontChild: UIViewController? { chosen }
  override var visibleTabs: [UIViewController] { tabBar.isHidden ? [] : controllers }

  override var childrenOnScreen: [UIViewController] {
    installChosen()
    return shown.map { [$0] } ?? []
  }

  /// What a finger on a tab does: asks the delegate, chooses, and tells the delegate.
  func touch(_ controller: UIViewController) {
    let (old, new) = (selectedTab, tab(of: controller))
    guard new?.isEnabled ?? true,
      delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      new.map({ delegate?.tabBarController(self, shouldSelectTab: $0) ?? true }) ?? true
    else { return }
    if chosen === controller {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    choose(controller)
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
    if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
  }

  private func choose(_ controller: UIViewController?) {
    chosen = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard appearance == .appeared || appearance == .appearing, shown !== controller else { return }
    let old = shown
    controller?.loadViewIfNeeded()
    old?.beginAppearanceTransition(false, animated: false)
    controller?.beginAppearanceTransition(true, animated: false)
    shown = controller
    if let controller { view.addSubview(controller.view) }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    if appearance == .appeared { controller?.endAppearanceTransition() }
  }

  /// Puts the chosen view in place without callbacks: those come with the controller's own.
  private func installChosen() {
    guard shown !== chosen else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = chosen
    if let shown, let root = viewIfLoaded { root.addSubview(shown.view) }
  }
}

extension UIViewController {
  /// What can be read on the tab: its title, or else what its picture is called.
  var tabTitle: String { tabBarItem.title ?? tabBarItem.image?.description ?? "" }
}
