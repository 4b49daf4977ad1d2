import Foundation

/// Hears of a scroll view's movement.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// What gives a scroll view its `delegate`, so that a table may have one of another type.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: UIScrollView {}

extension ScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView: ScrollViewDelegating {}

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var isScrollEnabled = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open private(set) var isDragging = false
  /// False: a scroll of a check is over at once.
  open var isTracking: Bool { isDragging }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var isDirectionalLockEnabled = false
  open var bouncesZoom = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var contentAlignmentPoint = CGPoint.zero
  /// The size of what can be seen.
  open var visibleSize: CGSize { bounds.size }
  /// Shows the rectangle as large as the bounds allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0 else { return }
    setZoomScale(
      min(max(bounds.width / rect.width, minimumZoomScale), maximumZoomScale), animated: animated)
  }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(owner: self)
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(owner: self)
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// As on an iPhone, the same as the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open var zoomScale: CGFloat = 1 {
    didSet { if oldValue != zoomScale { scrollDelegate?.scrollViewDidZoom(self) } }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = self.contentOffset != contentOffset
    self.contentOffset = contentOffset
    if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves as little as possible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    offset = CGPoint(x: min(offset.x, rect.minX), y: min(offset.y, rect.minY))
    setContentOffset(offset, animated: animated)
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func flashScrollIndicators() {}

  /// Pulled down by the user to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// What a finger that drags the content does.
  func drag(to offset: CGPoint) {
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    contentOffset = offset
    if keyboardDismissMode != .none { window?.endEditing(true) }
    isDragging = false
    var target = offset
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    if target != offset { contentOffset = target }
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }
}

/// The wheel above a list that is loading anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public init() { super.init(frame: .zero) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  override var ownText: [String] {
    isRefreshing ? [attributedTitle?.string].compactMap { $0 } : []
  }
}
