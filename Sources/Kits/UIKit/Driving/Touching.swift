import Foundation

extension UIButton {
  /// A finger on the button; false, and nothing happens, if it is disabled, hidden or covered.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled, isTouchable else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }
}

extension UIBarButtonItem {
  /// A finger on the item; false, and nothing happens, if it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    if let button = customView as? UIButton { return button.tap() }
    primaryAction?.perform(from: self)
    if primaryAction == nil, let target, let action { action.perform(on: target, sender: self) }
    return true
  }

  /// What can be read or heard of it: its title, or the name of a system item.
  public var readableTitle: String {
    let system = systemItem.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }
    return title ?? system ?? accessibilityLabel ?? customView?.visibleText.first
      ?? image?.description ?? ""
  }

  func answers(to name: String) -> Bool {
    readableTitle == name || accessibilityIdentifier == name || accessibilityLabel == name
  }
}

extension UITextField {
  /// Types after what is there, letter by letter; false if the field takes no input.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard isTouchable, becomeFirstResponder() else { return false }
    for letter in text.map(String.init) {
      let old = self.text ?? ""
      let end = NSRange(location: old.utf16.count, length: 0)
      let allowed =
        delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letter) ?? true
      if allowed { edit(to: old + letter) }
    }
    return true
  }

  /// Empties the field as the user would; false if the field or its delegate refuses.
  @discardableResult
  public func clear() -> Bool {
    guard isTouchable, becomeFirstResponder(), delegate?.textFieldShouldClear(self) ?? true else {
      return false
    }
    edit(to: "")
    return true
  }

  /// The return key of the keyboard; false if the field is not editable.
  @discardableResult
  public func pressReturn() -> Bool {
    guard isTouchable, becomeFirstResponder() else { return false }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
    }
    return true
  }
}

extension UITableView {
  /// How often `reloadData()` was called.
  public var reloadCount: Int { reloads }

  /// A finger on a row: the delegate hears of it unless the table or the delegate refuses.
  public func select(row: Int, section: Int = 0) throws {
    let path = IndexPath(row: row, section: section)
    guard holds(path) else { throw missing(path) }
    if isTouchable { touchRow(at: path) }
  }

  /// A swipe that deletes a row; throws if the row is not there or cannot be edited.
  public func swipeToDelete(row: Int, section: Int = 0) throws {
    let path = IndexPath(row: row, section: section)
    guard holds(path) else { throw missing(path) }
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else {
      throw NotOnScreen("row \(row) of section \(section) can't be edited", on: self)
    }
    dataSource.tableView(self, commit: .delete, forRowAt: path)
  }

  /// The cell of a row, made if it is not there yet.
  public func cell(at row: Int, section: Int = 0) throws -> UITableViewCell {
    let path = IndexPath(row: row, section: section)
    guard let cell = cellForRow(at: path) else { throw missing(path) }
    return cell
  }

  private func missing(_ path: IndexPath) -> NotOnScreen {
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    return NotOnScreen(
      "the table has no row \(path.row) in section \(path.section) (rows per section: \(counts))",
      on: self)
  }
}

extension UIRefreshControl {
  /// The user pulls the list down.
  public func pull() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

extension UIAlertController {
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

extension UINavigationController {
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
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
  }
}

extension UIApplication {
  /// Every address that was opened, in order.
  public var openedURLs: [URL] { record.openedURLs }

  /// What the system complained about, such as a presentation that could not take place.
  public var warnings: [String] { record.warnings }

  /// Schemes, such as `tel`, for which this phone has no app.
  public var unavailableSchemes: Set<String> {
    get { record.unavailableSchemes }
    set { record.unavailableSchemes = newValue }
  }

  /// Forgets all that was recorded; for the start of a check.
  public func resetRecords() { record = Record() }
}
