import Foundation

/// Manages one screen's worth of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// The navigation item's title too, as on an iPhone.
  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var definesPresentationContext = false

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  var appearance = Appearance.disappeared
  var isTransitionAnimated = false
  /// The controller presented by this very one; `presentedViewController` asks ancestors too.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  private var loadedView: UIView?
  private var isLoadingView = false

  /// Designated: without nib files, the view comes from `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(responder: ())
  }

  /// Called for controllers from a storyboard, of which there are none here.
  public required init?(coder: NSCoder) { super.init(responder: ()) }

  /// A controller whose view comes from `loadView()`.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The root view; reading it for the first time loads it and calls `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view; an override sets `view` and does not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    guard !isLoadingView else {
      fatalError("loadView() of \(type(of: self)) reads its own view before it has set one.")
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard loadedView != nil else {
      fatalError("loadView() of \(type(of: self)) did not set the view.")
    }
    viewDidLoad()
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func setNeedsStatusBarAppearanceUpdate() {}

  open override var next: UIResponder? { loadedView?.superview ?? ownPresenting ?? parent }

  // MARK: Containment

  /// Makes another controller a child; `didMove(toParent:)` is then the caller's to call.
  open func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "A controller can't be its own child")
    childController.parent?.forget(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the parent; `willMove(toParent: nil)` is the caller's to call before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.forget(self)
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func forget(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
  }

  /// False in a container that calls `beginAppearanceTransition` on its children by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that come and go with this controller.
  var childrenOnScreen: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) ?? false }
  }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// What can be read of it; containers add their bars.
  var readableText: [String] { view.visibleText }

  /// The nearest navigation controller above this one.
  open var navigationController: UINavigationController? { ancestor() }

  private func ancestor<Container: UIViewController>() -> Container? {
    for controller in sequence(first: self, next: \.parent).dropFirst() {
      if let container = controller as? Container { return container }
    }
    return nil
  }
}
