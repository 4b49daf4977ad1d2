import Foundation

/// Hears of a scroll view's movement.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view whose content may be larger than itself.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Declared here under another name, because a table's `delegate` has another type.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var alwaysBounceVertical = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var isPagingEnabled = false
  open var contentOffset = CGPoint.zero {
    didSet { if oldValue != contentOffset { scrollDelegate?.scrollViewDidScroll(self) } }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Pulled down by the user to load anew.
  open var refreshControl: UIRefreshControl?
}

/// The wheel above a list that is loading anew.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
