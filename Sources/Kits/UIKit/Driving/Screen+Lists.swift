import Foundation

extension Screen {
  /// The texts of each row of the table or collection in front, headers and footers left out.
  public var rows: [[String]] {
    if let table = find(UITableView.self).first { return table.visibleCells.map(\.visibleText) }
    return find(UICollectionView.self).first?.visibleCells.map(\.visibleText) ?? []
  }

  /// Touches a row of the table, or an item of the collection in front.
  public func select(row: Int, section: Int = 0) throws {
    if let table = find(UITableView.self).first {
      return try table.select(row: row, section: section)
    }
    guard let collection = find(UICollectionView.self).first else {
      throw NotOnScreen("no table and no collection", on: self)
    }
    try collection.select(item: row, section: section)
  }

  /// Swipes a row away; the data source must allow it.
  public func delete(row: Int, section: Int = 0) throws {
    try table().swipeToDelete(row: row, section: section)
  }

  /// Drags a row in front of the one that is at another place now; an item of a collection takes
  /// that one's place.
  public func move(row: Int, to destination: Int, section: Int = 0) throws {
    if find(UITableView.self).isEmpty, let collection = find(UICollectionView.self).first {
      return try collection.move(item: row, section: section, to: destination)
    }
    try table().move(row: row, to: destination, section: section)
  }

  private func table() throws -> UITableView {
    guard let table = find(UITableView.self).first else { throw NotOnScreen("no table", on: self) }
    return table
  }
}

extension DrivenView where Self: UITableView {
  /// How often `reloadData()` was called.
  public var reloadCount: Int { reloads }

  /// A finger on a row: the delegate hears of it unless the table or the delegate refuses.
  public func select(row: Int, section: Int = 0) throws {
    let path = try existing(row, section)
    if isTouchable { touchRow(at: path) }
  }

  /// A finger on the button at the end of a row.
  public func tapAccessory(row: Int, section: Int = 0) throws {
    let path = try existing(row, section)
    let type = cellForRow(at: path)?.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else {
      throw NotOnScreen("row \(row) of section \(section) has no detail button", on: self)
    }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// A swipe that deletes a row; throws if the row is not there or cannot be edited.
  @discardableResult
  public func swipeToDelete(row: Int, section: Int = 0) throws -> SwipeOutcome {
    let path = try existing(row, section)
    if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      guard let action = actions.actions.first, actions.performsFirstActionWithFullSwipe else {
        throw NotOnScreen("row \(row) of section \(section) can't be swiped away", on: self)
      }
      return SwipeOutcome(of: action, in: self)
    }
    guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else { throw NotOnScreen("row \(row) of section \(section) can't be edited", on: self) }
    dataSource.tableView(self, commit: .delete, forRowAt: path)
    return SwipeOutcome(true)
  }

  /// A swipe over a row, and a finger on the button that it uncovers.
  @discardableResult
  public func swipe(
    row: Int, section: Int = 0, choosing button: String
  ) throws -> SwipeOutcome {
    let path = try existing(row, section)
    let sides = [
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
    ].compactMap { $0 }
    if let action = sides.action(named: button) { return SwipeOutcome(of: action, in: self) }
    let isDelete =
      button == delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? "Delete"
    guard sides.isEmpty, isDelete else {
      throw NotOnScreen("no '\(button)' behind row \(row) of section \(section)", on: self)
    }
    return try swipeToDelete(row: row, section: section)
  }

  /// Drags a row in front of the one that is at another place of the section now.
  public func move(row: Int, to destination: Int, section: Int = 0) throws {
    let path = try existing(row, section)
    guard let dataSource, dataSource.tableView(self, canMoveRowAt: path) else {
      throw NotOnScreen("row \(row) of section \(section) cannot be moved", on: self)
    }
    let place = destination > row ? destination - 1 : destination
    let proposed = try existing(place, section)
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    let moved = content[path]
    content.sections[path.section].remove(at: path.row)
    content.sections[target.section].insert(moved, at: target.row)
    dataSource.tableView(self, moveRowAt: path, to: target)
  }

  /// The cell of a row, made if it is not there yet.
  public func cell(at row: Int, section: Int = 0) throws -> UITableViewCell {
    let path = try existing(row, section)
    guard let cell = cellForRow(at: path) else { throw missing(path) }
    return cell
  }

  private func existing(_ row: Int, _ section: Int) throws -> IndexPath {
    let path = IndexPath(row: row, section: section)
    guard holds(path) else { throw missing(path) }
    return path
  }

  private func missing(_ path: IndexPath) -> NotOnScreen {
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    return NotOnScreen(
      "the table has no row \(path.row) in section \(path.section) (rows per section: \(counts))",
      on: self)
  }
}

extension DrivenView where Self: UICollectionView {
  /// How often `reloadData()` was called.
  public var reloadCount: Int { reloads }

  /// A finger on an item: the delegate hears of it unless the collection or the delegate refuses.
  public func select(item: Int, section: Int = 0) throws {
    let path = try existing(item, section)
    if isTouchable { touchItem(at: path) }
  }

  /// The cell of an item, made if it is not there yet.
  public func cell(at item: Int, section: Int = 0) throws -> UICollectionViewCell {
    let path = try existing(item, section)
    guard let cell = cellForItem(at: path) else {
      throw NotOnScreen("the collection has no cell for item \(item)", on: self)
    }
    return cell
  }

  /// A swipe over an item that looks like a row, and a finger on the button that it uncovers.
  @discardableResult
  public func swipe(
    item: Int, section: Int = 0, choosing button: String
  ) throws -> SwipeOutcome {
    let path = try existing(item, section)
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let list = layout?.section(section)?.list
    let sides = [
      list?.leadingSwipeActionsConfigurationProvider?(path),
      list?.trailingSwipeActionsConfigurationProvider?(path),
    ].compactMap { $0 }
    guard let action = sides.action(named: button) else {
      throw NotOnScreen("no '\(button)' behind item \(item) of section \(section)", on: self)
    }
    return SwipeOutcome(of: action, in: self)
  }

  private func existing(_ item: Int, _ section: Int) throws -> IndexPath {
    let path = IndexPath(item: item, section: section)
    guard holds(path) else {
      let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
      throw NotOnScreen(
        "the collection has no item \(item) in section \(section) (items per section: \(counts))",
        on: self)
    }
    return path
  }
}
