import Foundation

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

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    reorder { $0.swapAt(index1, index2) }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder {
      $0.removeAll { $0 === view }
      $0.append(view)
    }
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder {
      $0.removeAll { $0 === view }
      $0.insert(view, at: 0)
    }
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view with that tag, here or below.
  public func viewWithTag(_ tag: Int) -> UIView? { allViews.first { $0.tag == tag } }

  // MARK: Coordinates

  /// Nil stands for the window; without a common superview both are taken as roots.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x - own.x + other.x, y: point.y - own.y + other.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's own zero lies in the outermost view.
  private var originInRoot: CGPoint {
    sequence(first: self, next: \.superview).reduce(.zero) { point, view in
      guard view.superview != nil else {
        return CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
      }
      return CGPoint(
        x: point.x + view.frame.minX - view.bounds.minX,
        y: point.y + view.frame.minY - view.bounds.minY)
    }
  }

  // MARK: Inside

  /// This view and all below it, parents before children.
  var allViews: [UIView] {
    // Not by recursion: trees may be deep.
    var views: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.subviews.reversed()
    }
    return views
  }

  func place(_ view: UIView, at index: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "Can't add a view below itself")
    let window = window
    view.detach(to: window)
    view.willMove(toSuperview: self)
    if let window { view.willMove(toWindow: window) }
    link(view, at: index(subviews))
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
  func detach(to newWindow: UIWindow?) {
    guard let superview else { return }
    let oldWindow = window
    let leavesWindow = oldWindow != nil && oldWindow !== newWindow
    let controllers = leavesWindow ? allViews.compactMap(\.controller) : []
    let leaving = controllers.filter { $0.viewWillLeaveWindow() }
    if leavesWindow { willMove(toWindow: newWindow) }
    superview.willRemoveSubview(self)
    superview.forgetConstraints(about: self)
    superview.setNeedsLayout()
    unlinkFromSuperview()
    if leavesWindow { allViews.forEach { $0.didMoveToWindow() } }
    leaving.forEach { $0.endAppearanceTransition() }
  }

  /// A removed view takes the constraints that tie it to others along.
  private func forgetConstraints(about removed: UIView) {
    for ancestor in sequence(first: self, next: \.superview)
    where !ancestor.constraints.isEmpty {
      let tied = ancestor.constraints.filter { constraint in
        constraint.views.contains { $0.isDescendant(of: removed) }
      }
      if !tied.isEmpty { ancestor.drop(tied) }
    }
  }
}

/// Which of a view's four wishes about its size a priority is for.
struct PriorityKind: Hashable {
  let isHugging: Bool
  let axis: NSLayoutConstraint.Axis
}

// MARK: - Constraints

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { drop([constraint]) }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { drop(constraints) }

  /// Takes constraints out of force.
  func drop(_ leaving: [NSLayoutConstraint]) {
    let dropped = Set(leaving.map(ObjectIdentifier.init))
    constraints.removeAll { dropped.contains(ObjectIdentifier($0)) }
    for constraint in leaving { constraint.wasDropped(by: self) }
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities[PriorityKind(isHugging: true, axis: axis)] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { priorities[PriorityKind(isHugging: true, axis: axis)] = priority }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    priorities[PriorityKind(isHugging: false, axis: axis)] ?? .defaultHigh
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { priorities[PriorityKind(isHugging: false, axis: axis)] = priority }
}

extension UIView {
  // The window is as large as the screen and stands in its corner.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: nil as UIView?)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: nil as UIView?)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: nil as UIView?)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: nil as UIView?)
  }
}
