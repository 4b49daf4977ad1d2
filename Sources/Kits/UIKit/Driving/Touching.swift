import Foundation

extension DrivenView {
  /// A finger on the view; false, and nothing happens, if it is disabled, hidden or covered.
  @discardableResult
  public func tap() -> Bool {
    guard isOperable, isTouchable else { return false }
    respondToTap(on: nil)
    return true
  }

  /// A finger that stays; false if nothing waits for one.
  @discardableResult
  public func longPress() -> Bool {
    guard isTouchable else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let waiting = (gestureRecognizers ?? []).compactMap { $0 as? UILongPressGestureRecognizer }
    return waiting.filter { $0.run([.began, .ended], at: middle) }.count > 0
  }

  /// A quick stroke; false if nothing waits for one in that direction.
  @discardableResult
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    guard isTouchable else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let waiting = (gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
      .filter { $0.direction.contains(direction) }
    return waiting.filter { $0.run([.ended], at: middle) }.count > 0
  }

  /// A finger that drags the view by a distance; false if nothing waits for one.
  @discardableResult
  public func drag(by distance: CGPoint) -> Bool {
    guard isTouchable else { return false }
    let waiting = (gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
    return waiting.filter { $0.drag(by: distance) }.count > 0
  }

  /// Two fingers that spread or come together; false if nothing waits for them.
  @discardableResult
  public func pinch(to scale: CGFloat) -> Bool {
    guard isTouchable else { return false }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let waiting = (gestureRecognizers ?? []).compactMap { $0 as? UIPinchGestureRecognizer }
    return waiting.filter {
      $0.scale = scale
      return $0.run([.began, .changed, .ended], at: middle, touches: 2)
    }.count > 0
  }
}

extension UIPanGestureRecognizer {
  fileprivate func drag(by distance: CGPoint) -> Bool {
    moved = distance
    defer { moved = .zero }
    let bounds = view?.bounds ?? .zero
    let end = CGPoint(x: bounds.midX + distance.x, y: bounds.midY + distance.y)
    return run([.began, .changed, .ended], at: end)
  }
}

extension DrivenView where Self: UIScrollView {
  /// A finger that moves the content until this place is in the upper left corner.
  public func scroll(to offset: CGPoint) { if isTouchable, isScrollEnabled { drag(to: offset) } }

  /// A finger that moves the content to its end.
  public func scrollToEnd() {
    layoutIfNeeded()
    scroll(to: CGPoint(x: 0, y: max(0, contentSize.height - bounds.height)))
  }
}

extension DrivenBarItem {
  /// A finger on the item; false, and nothing happens, if it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled, !isHidden else { return false }
    if let customView { return customView.tap() }
    primaryAction?.perform(from: self)
    if primaryAction == nil, let action { TargetAction(target, action)?.send(from: self) }
    return true
  }

  /// What can be read or heard of it: its title, or the name of a system item.
  public var readableTitle: String {
    let system = systemItem.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
    return title ?? system ?? accessibilityLabel ?? customView?.visibleText.first
      ?? image?.description ?? ""
  }
}

extension UIBarButtonItem {
  /// Whether a touch shows the menu.
  var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  func answers(to name: String) -> Bool {
    readableTitle == name || accessibilityIdentifier == name || accessibilityLabel == name
      || image?.description == name
  }
}

extension DrivenView where Self: UISegmentedControl {
  /// A finger on a segment; false if the control or the segment is disabled.
  @discardableResult
  public func select(segment: Int) -> Bool {
    guard isEnabled, isTouchable, isEnabledForSegment(at: segment) else { return false }
    touch(segment)
    return true
  }
}

extension DrivenView where Self: UIPickerView {
  /// Turns a wheel as a finger would: the delegate hears of it.
  public func select(row: Int, component: Int = 0) {
    guard isTouchable, (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

extension DrivenView where Self: UIRefreshControl {
  /// The user pulls the list down.
  public func pull() {
    guard isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

extension DrivenController where Self: UIAlertController {
  /// A finger on the button with that title: the alert goes away, then the handler runs.
  public func tap(_ title: String) throws {
    guard let action = actions.first(where: { $0.title == title }) else {
      throw NotOnScreen("the alert has no button '\(title)'", on: self)
    }
    guard action.isEnabled else { throw NotOnScreen("'\(title)' is disabled", on: self) }
    guard let presenter = ownPresenting else {
      throw NotOnScreen("the alert with '\(title)' is not on the screen", on: self)
    }
    presenter.dismiss(animated: true)
    action.handler?(action)
  }
}

extension DrivenController where Self: UINavigationController {
  /// The back button; false if there is none to touch.
  @discardableResult
  public func tapBack() -> Bool {
    guard let topViewController, viewControllers.count > 1, !isNavigationBarHidden,
      !topViewController.navigationItem.hidesBackButton, ownPresented == nil
    else { return false }
    return popViewController(animated: true) != nil
  }

  /// The buttons in the bar, from the leading to the trailing edge.
  public var barItems: [UIBarButtonItem] {
    guard !isNavigationBarHidden, let item = topViewController?.navigationItem else { return [] }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
    return items.filter { !$0.isHidden && !$0.isSpace }
  }
}

extension DrivenController where Self: UITabBarController {
  /// A finger on a tab; false if there is none of that number or the delegate forbids it.
  @discardableResult
  public func select(tab: Int) -> Bool {
    guard let controllers = viewControllers, controllers.indices.contains(tab), !tabBar.isHidden
    else { return false }
    touch(controllers[tab])
    return selectedIndex == tab
  }
}
