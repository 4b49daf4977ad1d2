import Foundation

/// Decides what becomes of the columns; nobody asks about collapsing, since all columns are seen.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}

/// Two or three controllers beside each other, all of which are seen, as on an iPad.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if displayMode != oldValue { showColumns() } }
  }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// False: all columns are seen.
  open var isCollapsed: Bool { false }
  /// Shows and hides the first column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    title: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })
  private var columns: [Column: UIViewController] = [:]
  private var given: [Column: UIViewController] = [:]

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  private static let order: [Column] = [.primary, .supplementary, .secondary]

  open var displayMode: DisplayMode {
    switch preferredDisplayMode {
    case .automatic: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case let wanted: wanted
    }
  }

  /// The controllers of the columns, the first column first.
  open var viewControllers: [UIViewController] {
    get { Self.order.compactMap { columns[$0] } }
    set {
      columns = [:]
      let places: [Column] = newValue.count > 2 ? Self.order : [.primary, .secondary]
      for (column, controller) in zip(places, newValue) { columns[column] = controller }
      given = columns
      showColumns()
    }
  }

  /// Puts a controller into a column, inside of a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    given[column] = vc
    columns[column] = vc.map {
      $0 as? UINavigationController ?? $0.navigationController
        ?? UINavigationController(rootViewController: $0)
    }
    showColumns()
  }

  /// The controller that was put into a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  open func show(_ column: Column) {
    if column != .secondary, displayMode == .secondaryOnly {
      preferredDisplayMode = .oneBesideSecondary
    }
  }

  open func hide(_ column: Column) {
    if column == .primary { preferredDisplayMode = .secondaryOnly }
  }

  /// Puts the controller into the last column, unless the delegate has seen to it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard delegate?.splitViewController(self, showDetail: vc, sender: sender) != true else {
      return
    }
    if style == .unspecified {
      columns[.secondary] = vc
      given[.secondary] = vc
      showColumns()
    } else {
      setViewController(vc, for: .secondary)
    }
  }

  override var frontChild: UIViewController? { columns[.secondary] ?? children.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showColumns()
  }

  /// Brings the children in line with the columns, with all callbacks of those that come and go.
  private func showColumns() {
    let isAlone = displayMode == .secondaryOnly && columns[.secondary] != nil
    let shown = isAlone ? [columns[.secondary]].compactMap { $0 } : viewControllers
    let isOnScreen = appearance == .appeared
    for old in children where !viewControllers.contains(old) {
      old.willMove(toParent: nil)
      take(old, offScreen: isOnScreen)
      old.removeFromParent()
    }
    for new in viewControllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    guard isViewLoaded else { return }
    for hidden in children where !shown.contains(hidden) { take(hidden, offScreen: isOnScreen) }
    for child in shown where child.viewIfLoaded?.superview !== view {
      child.view.frame = view.bounds
      if isOnScreen { child.beginAppearanceTransition(true, animated: false) }
      view.addSubview(child.view)
      if isOnScreen { child.endAppearanceTransition() }
    }
  }

  private func take(_ child: UIViewController, offScreen isOnScreen: Bool) {
    guard let view = child.viewIfLoaded, view.superview != nil else { return }
    if isOnScreen { child.beginAppearanceTransition(false, animated: false) }
    view.removeFromSuperview()
    if isOnScreen { child.endAppearanceTransition() }
  }
}
