import Foundation

/// Hears of every change of the controller on top of a navigation stack.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// Shows the last of a stack of controllers.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// How the stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar = {
    let bar = UINavigationBar(frame: .zero)
    bar.owner = self
    return bar
  }()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  /// The controller whose view is in place; behind `topViewController` while off the screen.
  private var shown: UIViewController?
  private var isShowing = false

  /// A stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack; of bars of one's own nothing is seen.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, its root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private var stack: [UIViewController] = []

  open var topViewController: UIViewController? { stack.last }

  /// What the user sees: what has been presented above the stack, otherwise its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      fatalError("Pushing the same view controller twice is not supported: \(viewController)")
    }
    guard !(viewController is UINavigationController) else {
      fatalError("Pushing a navigation controller is not supported.")
    }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      fatalError("Tried to pop to a view controller that is not in the stack.")
    }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
      fatalError("The same view controller can't be in the stack twice.")
    }
    change(to: viewControllers, animated: animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  override var childrenOnScreen: [UIViewController] {
    installTop()
    return shown.map { [$0] } ?? []
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override var childForStatusBarStyle: UIViewController? { topViewController }

  override var frontChild: UIViewController? { topViewController }

  override var visibleBarItems: [UIBarButtonItem] { barItems + visibleTools }

  private var visibleTools: [UIBarButtonItem] {
    isToolbarHidden ? [] : (topViewController?.toolbarItems ?? []).filter { !$0.isSpace }
  }

  override var barTitles: [String] {
    guard !isNavigationBarHidden, let item = topViewController?.navigationItem else { return [] }
    return (item.titleView == nil ? [item.title, item.prompt] : [item.prompt]).compactMap { $0 }
  }

  override var surroundings: [UIView] {
    let items = visibleBarItems.compactMap(\.customView)
    guard !isNavigationBarHidden, let item = topViewController?.navigationItem else { return items }
    return [item.titleView, item.searchController?.searchBar].compactMap { $0 } + items
  }

  // MARK: Changes of the stack

  private func change(to newStack: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !newStack.contains { $0 === old } }
    let added = newStack.filter { new in !stack.contains { $0 === new } }
    removed.forEach { $0.willMove(toParent: nil) }
    added.forEach { addChild($0) }
    stack = newStack
    removed.forEach { $0.isMovingFromParent = true }
    added.forEach { $0.isMovingToParent = true }
    showTop(animated: animated)
    removed.forEach {
      $0.isMovingFromParent = false
      $0.removeFromParent()
    }
    added.forEach {
      $0.isMovingToParent = false
      $0.didMove(toParent: self)
    }
  }

  /// Brings the top on the screen; a change made by a callback is shown after this one.
  private func showTop(animated: Bool) {
    guard appearance == .appeared || appearance == .appearing, !isShowing else { return }
    isShowing = true
    while shown !== topViewController {
      transition(from: shown, to: topViewController, animated: animated)
    }
    isShowing = false
  }

  private func transition(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
    let isAppeared = appearance == .appeared
    new?.loadViewIfNeeded()
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    shown = new
    if let new { view.addSubview(new.view) }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    guard isAppeared, let new else { return }
    new.endAppearanceTransition()
    delegate?.navigationController(self, didShow: new, animated: animated)
  }

  /// Puts the top's view in place without callbacks: those come with the stack's own.
  private func installTop() {
    guard shown !== topViewController, !isShowing else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = topViewController
    if let shown, let root = viewIfLoaded { root.addSubview(shown.view) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let topViewController {
      delegate?.navigationController(self, willShow: topViewController, animated: animated)
    }
  }
}
