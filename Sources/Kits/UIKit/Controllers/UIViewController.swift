import Foundation

/// Manages one screen's worth of views.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  /// The title of the navigation item and of the tab too, as on an iPhone.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title)
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(
    title: title, image: nil, selectedImage: nil)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  open var preferredContentSize = CGSize.zero
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var restorationIdentifier: String?
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var toolbarItems: [UIBarButtonItem]?
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  open var automaticallyAdjustsScrollViewInsets = true
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public let nibName: String?
  /// Read and set it where editing starts; overrides of `setEditing` hear of it.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditMode = false

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
    nibName = nibNameOrNil
    super.init()
  }

  /// Called for controllers from a storyboard, of which there are none here.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
  }

  /// A controller whose view comes from `loadView()`.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

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
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func viewLayoutMarginsDidChange() {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called by nobody: the state of screens is not kept here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func viewSafeAreaInsetsDidChange() {}
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { .current }
  /// Has no effect: surroundings do not change.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Nil, since every transition is over at once.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// What is shown over the content while there is none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showWhatIsUnavailable(contentUnavailableConfiguration) }
  }
  /// Sets `contentUnavailableConfiguration` to fit the content; an override does.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Turns editing on or off; an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditMode = editing
    if hasEditButton { editButtonItem.title = editing ? "Done" : "Edit" }
  }

  /// A button that turns editing on and off.
  open private(set) lazy var editButtonItem = {
    hasEditButton = true
    return UIBarButtonItem(
      title: isInEditMode ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }()
  private var hasEditButton = false
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

  /// Changes one child for another, with all appearance callbacks; see the "Containment" of Apple.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isOnScreen = appearance == .appeared && shouldAutomaticallyForwardAppearanceMethods
    toViewController.loadViewIfNeeded()
    if isOnScreen {
      fromViewController.beginAppearanceTransition(false, animated: true)
      toViewController.beginAppearanceTransition(true, animated: true)
    }
    if let superview = fromViewController.view.superview {
      superview.addSubview(toViewController.view)
    }
    animations?()
    fromViewController.view.removeFromSuperview()
    if isOnScreen {
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
    }
    completion?(true)
  }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Always traps: a controller that is made in code has no segues.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    fatalError("\(type(of: self)) has no segue with identifier '\(identifier)': make one in code.")
  }

  /// In a split view controller the last column; else a sheet.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The nearest navigation controller above this one.
  open var navigationController: UINavigationController? { ancestor() }
  /// The nearest split view controller above this one.
  open var splitViewController: UISplitViewController? { ancestor() }
  /// The nearest tab bar controller above this one.
  open var tabBarController: UITabBarController? { ancestor() }

  /// Views around the controller's own, such as a search bar in a navigation bar.
  var surroundings: [UIView] { [] }
  /// The titles in the controller's bars.
  var barTitles: [String] { [] }
  /// The buttons of the controller's bars that can be seen.
  var visibleBarItems: [UIBarButtonItem] { [] }
  /// The controllers whose tabs can be seen.
  var visibleTabs: [UIViewController] { [] }
  /// What can be read below everything else: the buttons of an alert.
  var buttonTitles: [String] { [] }
  /// The controller inside that fills this one; nil if it is no container of that kind.
  var frontChild: UIViewController? { nil }

  /// How the controller is shown; there is one as soon as somebody asks for it.
  open var presentationController: UIPresentationController? {
    if ownPresentationController == nil {
      ownPresentationController =
        switch modalPresentationStyle {
        case .popover:
          UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        case .automatic, .pageSheet, .formSheet:
          UISheetPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
    return ownPresentationController
  }
  private var ownPresentationController: UIPresentationController?

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  private func ancestor<Container: UIViewController>() -> Container? {
    for controller in sequence(first: self, next: \.parent).dropFirst() {
      if let container = controller as? Container { return container }
    }
    return nil
  }
}
