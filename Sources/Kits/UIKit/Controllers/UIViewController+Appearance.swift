import Foundation

extension UIViewController {
  /// Starts coming on or going off the screen: the "will" callbacks, here and in the children.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      isTransitionAnimated = animated
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      isTransitionAnimated = animated
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    childrenOnScreen.forEach { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` started: layout, then the "did" callbacks.
  public func endAppearanceTransition() {
    let forwards = shouldAutomaticallyForwardAppearanceMethods
    switch appearance {
    case .appearing:
      viewIsAppearing(isTransitionAnimated)
      view.layoutIfNeeded()
      appearance = .appeared
      if forwards { childrenOnScreen.forEach { $0.endAppearanceTransition() } }
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .disappeared
      if forwards { childrenOnScreen.forEach { $0.endAppearanceTransition() } }
      viewDidDisappear(isTransitionAnimated)
    case .appeared, .disappeared:
      break
    }
  }

  /// A view added to one on the screen brings its controller along.
  func viewEnteredWindow() {
    guard appearance == .disappeared else { return }
    switch parent?.appearance {
    case nil, .appeared:
      beginAppearanceTransition(true, animated: false)
      endAppearanceTransition()
    case .appearing:
      beginAppearanceTransition(true, animated: false)
    case .disappeared, .disappearing:
      break
    }
  }

  /// Whether the departure of the view was news to the controller, so that its end must follow.
  func viewWillLeaveWindow() -> Bool {
    guard appearance == .appeared else { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }
}

/// Where a bar ends, as apps asked before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// An edge of a view's safe area.
private final class SafeEdge: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}

extension UIViewController {
  /// What is above the safe area.
  public var topLayoutGuide: any UILayoutSupport { SafeEdge(owner: view) }
  /// What is below the safe area.
  public var bottomLayoutGuide: any UILayoutSupport { SafeEdge(owner: view) }
  /// No bar looks at a scroll view.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
}
