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

  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  open var bounds: CGRect { didSet { if bounds.size != oldValue.size { setNeedsLayout() } } }
  open var center: CGPoint
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var tag = 0
  open var restorationIdentifier: String?
  /// Part of the accessibility interface: the name by which tests find the view.
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = false
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityFrame = CGRect.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var mask: UIView?
  open var contentScaleFactor: CGFloat = 3
  open var clearsContextBeforeDrawing = true
  open internal(set) var interactions: [any UIInteraction] = []
  open class var layerClass: AnyClass { CALayer.self }
  open var translatesAutoresizingMaskIntoConstraints = true

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  /// The constraints kept here because this view is the nearest ancestor of all they mention.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  open var gestureRecognizers: [UIGestureRecognizer]?
  open private(set) lazy var layer = {
    hasLayer = true
    let kind = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = kind.makeForView()
    layer.belong(to: self)
    return layer
  }()

  /// The controller whose `view` this is.
  weak var controller: UIViewController?
  /// The colour behind the view, which its layer shares.
  var fillColor: UIColor?
  var priorities: [PriorityKind: UILayoutPriority] = [:]
  private var ownTintColor: UIColor?
  private var needsLayout = true
  private var hasLayer = false
  private var needsConstraints = true

  /// Designated: takes the rectangle in the superview's coordinates.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
  }

  /// Called for views from a storyboard, of which there are none here.
  public required init?(coder: NSCoder) {
    bounds = .zero
    center = .zero
    super.init()
  }

  /// An empty rectangle.
  public override convenience init() { self.init(frame: .zero) }

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

  open var backgroundColor: UIColor? {
    get { fillColor }
    set {
      if hasLayer { layer.backgroundColor = newValue?.cgColor }
      // Last: the layer gives back its own colour, which may say less.
      fillColor = newValue
    }
  }

  open var window: UIWindow? {
    // Not by recursion: trees may be deep.
    var view = self
    while let superview = view.superview { view = superview }
    return view as? UIWindow
  }

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
  open func draw(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() { needsConstraints = true }
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {
    guard needsConstraints else { return }
    needsConstraints = false
    updateConstraints()
  }

  /// Runs `layoutSubviews()` here and below wherever it is due.
  open func layoutIfNeeded() {
    // Not by recursion: trees may be deep.
    var waiting = [self]
    while let view = waiting.popLast() {
      view.layOutOnce()
      waiting += view.subviews.reversed()
    }
  }

  private func layOutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    controller?.updateViewConstraints()
    updateConstraintsIfNeeded()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  open func layoutSubviews() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { .current }
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Takes the view out of its superview, and its controller off the screen.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    detach(to: nil)
    didMoveToSuperview()
  }

  open func addSubview(_ view: UIView) { place(view) { $0.endIndex } }

  /// Puts a view into the list; `UIView+Tree.swift` tells everybody who has to know.
  func link(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
  }

  func unlinkFromSuperview() {
    guard let superview else { return }
    let siblings = superview.subviews
    let index = siblings.last === self ? siblings.count - 1 : siblings.firstIndex { $0 === self }
    if let index { superview.subviews.remove(at: index) }
    self.superview = nil
  }

  func reorder(_ change: (inout [UIView]) -> Void) { change(&subviews) }

  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func invalidateIntrinsicContentSize() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that a view has no size of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1
  open class var requiresConstraintBasedLayout: Bool { false }

  open var minimumContentSizeCategory: UIContentSizeCategory?
  open var maximumContentSizeCategory: UIContentSizeCategory?
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// As no constraint is solved, the size that the view gives itself.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let own = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : own.width,
      height: verticalFittingPriority == .required ? targetSize.height : own.height)
  }
  /// The part of the view that no bar covers.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)
  /// The part of the view inside its margins.
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self)
  /// The part of the view in which lines of text are not too long to read.
  open private(set) lazy var readableContentGuide = UILayoutGuide(owner: self)
  /// The part of the view above the keyboard.
  open private(set) lazy var keyboardLayoutGuide = UILayoutGuide(owner: self)

  /// Whether the keyboard holder in this view, if any, gave the keyboard away.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    allViews.filter(\.isFirstResponder).allSatisfy { $0.resignFirstResponder() }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view below the point that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// What can be read on this view itself, subviews left out.
  var ownText: [String] { [] }

  /// The buttons of a bar that is a view like others.
  var ownBarItems: [UIBarButtonItem] { [] }

  /// Whether a finger on the view does something.
  var reactsToTap: Bool {
    (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// Whether what a finger touches is switched on.
  var isOperable: Bool { true }

  /// What a finger on the view does; the name says which of several things on it is meant.
  func respondToTap(on name: String?) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let touch = UITouch(in: self, at: middle)
    let event = UIEvent(touches: [touch])
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
    for recognizer in taps { recognizer.tap(at: middle) }
    guard taps.isEmpty else { return }
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
  }

  /// The picture on this view itself.
  var ownImage: UIImage? { nil }

  /// The subviews in the order they are read; a table puts its rows here.
  var readingOrder: [UIView] { subviews }
}
