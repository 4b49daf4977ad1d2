import Foundation

extension Screen {
  /// Touches what bears that text, symbol, label or identifier: a button, a tab, a switch, a row.
  public func tap(_ name: String) throws {
    if openMenu != nil { return try tapMenu(name) }
    if let alert { return try alert.tap(name) }
    let seen = seen
    let controllers = seen.compactMap(\.controller)
    if let item = seen.barItems.first(where: { $0.answers(to: name) }) {
      return try tap(item, name)
    }
    if let item = UIMenuController.shared.visibleItems.first(where: { $0.title == name }) {
      return UIMenuController.shared.choose(item)
    }
    let bearers = seen.filter { $0.answers(to: name) }
    let touched = bearers.compactMap(\.tapped)
    let usable = touched.filter { $0.isOperable && $0.isTouchable }
    // A button comes before a row that shows the same text.
    if let view = usable.first(where: { $0 is UIControl }) ?? usable.first {
      return tap(view, name)
    }
    if touched.isEmpty, let tabs = controllers.first(where: { $0.tab(name) != nil }),
      let tab = tabs.tab(name)
    {
      (tabs as? UITabBarController)?.touch(tab)
      return
    }
    let isThere = !touched.isEmpty
    throw NotOnScreen(isThere ? "'\(name)' is disabled" : "nothing to tap at '\(name)'", on: self)
  }

  private func tap(_ item: UIBarButtonItem, _ name: String) throws {
    guard item.isEnabled else { throw NotOnScreen("'\(name)' is disabled", on: self) }
    if item.opensMenu, let menu = item.menu {
      openMenu = (menu, item)
    } else {
      item.tap()
    }
  }

  private func tap(_ view: UIView, _ name: String) {
    if let control = view as? UIControl, let menu = control.primaryMenu {
      openMenu = (menu, control)
    } else {
      view.respondToTap(on: name)
    }
  }

  private func tapMenu(_ name: String) throws {
    guard let (menu, sender) = openMenu else { return }
    guard let action = menu.actions.first(where: { $0.title == name }) else {
      throw NotOnScreen("the menu has no '\(name)'", on: self)
    }
    guard !action.attributes.contains(.disabled) else {
      throw NotOnScreen("'\(name)' is disabled", on: self)
    }
    openMenu = nil
    action.perform(from: sender)
  }

  /// Whether what bears that name would react to a touch.
  public func isEnabled(_ name: String) throws -> Bool {
    if let action = openMenu?.menu.actions.first(where: { $0.title == name }) {
      return !action.attributes.contains(.disabled)
    }
    if let action = alert?.actions.first(where: { $0.title == name }) { return action.isEnabled }
    let seen = seen
    if let item = seen.barItems.first(where: { $0.answers(to: name) }) { return item.isEnabled }
    for bearer in seen where bearer.answers(to: name) {
      if let view = bearer.tapped { return view.isOperable && view.isTouchable }
    }
    throw NotOnScreen("nothing to touch at '\(name)'", on: self)
  }

  /// The back button of the navigation stack in front.
  public func tapBack() throws {
    let navigation = top.flatMap { $0 as? UINavigationController ?? $0.navigationController }
    guard let navigation, navigation.tapBack() else {
      throw NotOnScreen("no back button", on: self)
    }
  }

  /// Swipes the sheet in front away, unless it or its delegate forbids that.
  public func dismissSheet() throws {
    guard let front, isSheetInFront, !front.modalPresentationStyle.coversPresenter,
      front.modalPresentationStyle != .overFullScreen
    else { throw NotOnScreen("no sheet to swipe away", on: self) }
    let sheet = front.presentationController
    guard let sheet, !front.isModalInPresentation,
      sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    else {
      if let sheet { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
      throw NotOnScreen("the sheet cannot be swiped away", on: self)
    }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    front.ownPresenting?.dismiss(animated: true)
    sheet.delegate?.presentationControllerDidDismiss(sheet)
  }

  /// Pulls the content in front down; what is loaded then has to be waited for.
  public func pullToRefresh() throws {
    guard let control = find(UIScrollView.self).lazy.compactMap(\.refreshControl).first else {
      throw NotOnScreen("nothing that can be refreshed", on: self)
    }
    control.pull()
  }

  /// Touches for long what bears that text, label or identifier.
  public func longPress(_ name: String) throws {
    for bearer in bearers(of: name) where bearer.isTouchable {
      let chain = sequence(first: bearer, next: \.superview)
      if chain.contains(where: { $0.longPress() }) { return }
    }
    throw NotOnScreen("nothing to press at '\(name)'", on: self)
  }

  /// Touches a view for long and then the button of that title in its context menu.
  public func longPress(_ name: String, choosing button: String) throws {
    for bearer in bearers(of: name) where bearer.isTouchable {
      let chain = sequence(first: bearer, next: \.superview)
      guard
        let (view, menu) = chain.lazy.compactMap({ view in
          view.contextMenu.map { (view, $0) }
        }).first
      else { continue }
      openMenu = (menu, view)
      do { return try tapMenu(button) } catch {
        openMenu = nil
        throw error
      }
    }
    throw NotOnScreen("no '\(button)' behind '\(name)'", on: self)
  }

  /// Swipes the row that shows the text and touches a button that then appears.
  @discardableResult
  public func swipe(_ name: String, choosing button: String) throws -> SwipeOutcome {
    for bearer in bearers(of: name) where bearer.isTouchable {
      if let cell = bearer.enclosing(UICollectionViewCell.self),
        let collection = cell.enclosing(UICollectionView.self),
        let path = collection.indexPath(for: cell)
      {
        return try collection.swipe(item: path.item, section: path.section, choosing: button)
      }
      guard let cell = bearer.enclosing(UITableViewCell.self),
        let table = cell.enclosing(UITableView.self), let path = table.indexPath(for: cell)
      else { continue }
      return try table.swipe(row: path.row, section: path.section, choosing: button)
    }
    throw NotOnScreen("no '\(button)' behind '\(name)'", on: self)
  }
}

@MainActor
extension [UIView] {
  /// The buttons in bars, in those of controllers first.
  fileprivate var barItems: [UIBarButtonItem] {
    compactMap(\.controller).flatMap(\.visibleBarItems) + flatMap(\.ownBarItems)
  }
}

extension UIView {
  /// What a finger on the view operates: itself or the nearest view around it that reacts.
  fileprivate var tapped: UIView? {
    sequence(first: self, next: \.superview).first(where: \.reactsToTap)
  }

  /// The nearest view of a type around this one, itself included.
  func enclosing<Wanted: UIView>(_ type: Wanted.Type) -> Wanted? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0 as? Wanted }.first
  }

  /// What a long touch on exactly this view offers.
  fileprivate var contextMenu: UIMenu? {
    if let menu = (self as? UIButton)?.menu { return menu }
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.menu { return menu }
    }
    if let cell = self as? UITableViewCell, let table = superview as? UITableView,
      let path = table.indexPath(for: cell)
    {
      let configuration = table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: .zero)
      return configuration?.makeMenu?([])
    }
    if let cell = self as? UICollectionViewCell, let collection = superview as? UICollectionView,
      let path = collection.indexPath(for: cell)
    {
      let configuration = collection.delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
      return configuration?.makeMenu?([])
    }
    return nil
  }
}

extension UIViewController {
  /// The controller behind the tab of that name.
  fileprivate func tab(_ name: String) -> UIViewController? {
    visibleTabs.first {
      $0.tabTitle == name || $0.tabBarItem.accessibilityIdentifier == name
        || $0.tabBarItem.image?.description == name
    }
  }
}
