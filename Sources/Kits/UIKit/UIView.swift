import Foundation

/// A rectangle on the screen that holds other rectangles.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// How content fills a view of another shape.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which distances follow when the superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  open var center: CGPoint
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var isUserInteractionEnabled = true
  open var tag = 0
  /// Part of the accessibility interface: the name by which tests find the view.
  open var accessibilityIdentifier: String?
  /// Part of the accessibility interface: what is read aloud instead of what is seen.
  open var accessibilityLabel: String?
  open var translatesAutoresizingMaskIntoConstraints = true

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  /// The constraints kept here because this view is the nearest ancestor of all they mention.
  open internal(set) var constraints: [NSLayoutConstraint] = []

  /// The controller whose `view` this is.
  weak var controller: UIViewController?
  private var ownTintColor: UIColor?
  private var needsLayout = true

  /// Designated: takes the rectangle in the superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init(responder: ())
  }

  /// Called for views from a storyboard, of which there are none here.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init(responder: ())
  }

  /// An empty rectangle.
  public convenience init() { self.init(frame: .zero) }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The colour of what can be touched; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }

  open func tintColorDidChange() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}

  /// Runs `layoutSubviews()` here and below wherever it is due.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    subviews.forEach { $0.layoutIfNeeded() }
  }

  open func layoutSubviews() {}

  /// Takes the view out of its superview, and its controller off the screen.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    detach(to: nil)
    didMoveToSuperview()
  }

  open func addSubview(_ view: UIView) { place(view) { $0.endIndex } }

  open func sizeToFit() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that a view has no size of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The part of the view that no bar covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
  /// The part of the view inside its margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self)

  /// Whether the keyboard holder in this view, if any, gave the keyboard away.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    allViews.filter(\.isFirstResponder).allSatisfy { $0.resignFirstResponder() }
  }

  /// What can be read on this view itself, subviews left out.
  var ownText: [String] { [] }

  /// The subviews in the order they are read; a table puts its rows here.
  var readingOrder: [UIView] { subviews }
}

// MARK: - The tree

extension UIView {
  public func insertSubview(_ view: UIView, at index: Int) {
    place(view) { min(max(index, 0), $0.endIndex) }
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    place(view) { views in
      views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.endIndex
    }
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    place(view) { views in views.firstIndex { $0 === sibling } ?? views.startIndex }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view here or below with that tag.
  public func viewWithTag(_ tag: Int) -> UIView? { allViews.first { $0.tag == tag } }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// This view and all below it, parents before children.
  var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }

  fileprivate func place(_ view: UIView, at index: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "Can't add a view below itself")
    view.detach(to: window)
    view.willMove(toSuperview: self)
    subviews.insert(view, at: index(subviews))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
    if let window { view.arrive(in: window) }
  }

  /// Tells views and controllers below that they are now in a window.
  private func arrive(in window: UIWindow) {
    for view in allViews {
      view.didMoveToWindow()
      if window.isOnScreen { view.controller?.viewEnteredWindow() }
    }
  }

  /// Leaves the superview; controllers hear of it unless the view goes on to the same window.
  fileprivate func detach(to newWindow: UIWindow?) {
    guard let superview else { return }
    let oldWindow = window
    let leavesWindow = oldWindow != nil && oldWindow !== newWindow
    let controllers = leavesWindow ? allViews.compactMap(\.controller) : []
    let leaving = controllers.filter { $0.viewWillLeaveWindow() }
    superview.willRemoveSubview(self)
    if let index = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    superview.forgetConstraints(about: self)
    superview.setNeedsLayout()
    self.superview = nil
    if leavesWindow { allViews.forEach { $0.didMoveToWindow() } }
    leaving.forEach { $0.endAppearanceTransition() }
  }

  /// A removed view takes the constraints that tie it to others along.
  private func forgetConstraints(about removed: UIView) {
    for ancestor in sequence(first: self, next: \.superview) {
      ancestor.constraints.removeAll { constraint in
        constraint.views.contains { $0.isDescendant(of: removed) }
      }
    }
  }
}
