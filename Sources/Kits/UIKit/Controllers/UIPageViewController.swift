import Foundation

/// Says which pages there are.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that the user turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Shows one page of many; the user turns it, which `turnPage(_:)` does here.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open var isDoubleSided = false
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var viewControllers: [UIViewController]? { children }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  override var frontChild: UIViewController? { children.last }

  /// Shows the pages in place of those before; neither data source nor delegate hears of it.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let old = children.filter { child in !new.contains { $0 === child } }
    let isOnScreen = appearance == .appeared
    for page in old { page.willMove(toParent: nil) }
    for page in new where page.parent !== self {
      addChild(page)
      page.view.frame = view.bounds
      if isOnScreen { page.beginAppearanceTransition(true, animated: animated) }
      view.addSubview(page.view)
      if isOnScreen { page.endAppearanceTransition() }
      page.didMove(toParent: self)
    }
    for page in old {
      if isOnScreen { page.beginAppearanceTransition(false, animated: animated) }
      page.viewIfLoaded?.removeFromSuperview()
      if isOnScreen { page.endAppearanceTransition() }
      page.removeFromParent()
    }
    completion?(true)
  }

  /// Turns the page as a user does; false if the data source has none on that side.
  @discardableResult
  public func turnPage(_ direction: NavigationDirection) -> Bool {
    guard let dataSource, let page = children.last else { return false }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    let previous = children
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }
}
