import Foundation

extension DrivenView where Self: UITableView {
  /// Drags a row with what the drag delegate gives it, and drops it in front of another row of this
  /// table or of another list; without a destination it is dropped behind the last one.
  public func drag(
    row: Int, section: Int = 0, to destination: Int?, section other: Int = 0,
    of list: UIScrollView? = nil
  ) throws {
    let path = IndexPath(row: row, section: section)
    guard holds(path) else { throw NotOnScreen("no row \(row) in section \(section)", on: self) }
    guard dragInteractionEnabled, let dragDelegate else {
      throw NotOnScreen("nothing can be dragged out of the table", on: self)
    }
    let drag = try begin { dragDelegate.tableView(self, itemsForBeginning: $0, at: path) }
    hasActiveDrag = true
    dragDelegate.tableView(self, dragSessionWillBegin: drag)
    defer {
      hasActiveDrag = false
      dragDelegate.tableView(self, dragSessionDidEnd: drag)
    }
    try (list ?? self).drop(
      drag, from: path, of: self, at: destination.map { IndexPath(row: $0, section: other) })
  }
}

extension DrivenView where Self: UICollectionView {
  /// Drags an item with what the drag delegate gives it, and drops it in front of another item of
  /// this collection or of another list; without a destination it is dropped behind the last one.
  public func drag(
    item: Int, section: Int = 0, to destination: Int?, section other: Int = 0,
    of list: UIScrollView? = nil
  ) throws {
    let path = IndexPath(item: item, section: section)
    guard holds(path) else { throw NotOnScreen("no item \(item) in section \(section)", on: self) }
    guard dragInteractionEnabled, let dragDelegate else {
      throw NotOnScreen("nothing can be dragged out of the collection", on: self)
    }
    let drag = try begin { dragDelegate.collectionView(self, itemsForBeginning: $0, at: path) }
    hasActiveDrag = true
    dragDelegate.collectionView(self, dragSessionWillBegin: drag)
    defer {
      hasActiveDrag = false
      dragDelegate.collectionView(self, dragSessionDidEnd: drag)
    }
    try (list ?? self).drop(
      drag, from: path, of: self, at: destination.map { IndexPath(item: $0, section: other) })
  }

  /// Drags an item to the place where another one is now, as the data source and the delegate allow.
  public func move(item: Int, section: Int = 0, to destination: Int, section other: Int? = nil)
    throws
  {
    let path = IndexPath(item: item, section: section)
    guard holds(path) else { throw NotOnScreen("no item \(item) in section \(section)", on: self) }
    guard beginInteractiveMovementForItem(at: path) else {
      throw NotOnScreen("item \(item) of section \(section) cannot be moved", on: self)
    }
    moveInteractively(to: IndexPath(item: destination, section: other ?? section))
    endInteractiveMovement()
  }
}

extension UIScrollView {
  /// What the finger takes along. The context that a delegate sets meanwhile stays with it.
  fileprivate func begin(asking items: (any UIDragSession) -> [UIDragItem]) throws -> DragAndDrop {
    let asked = DragAndDrop(items: [], context: nil)
    let taken = items(asked)
    guard !taken.isEmpty else {
      throw NotOnScreen("the drag delegate gives nothing to drag", on: self)
    }
    return DragAndDrop(items: taken, context: asked.localContext)
  }

  fileprivate func drop(
    _ drag: DragAndDrop, from path: IndexPath, of source: UIScrollView, at place: IndexPath?
  ) throws {
    let origin = source === self ? path : nil
    switch self {
    case let table as UITableView: try table.take(drag, from: origin, at: place)
    case let collection as UICollectionView: try collection.take(drag, from: origin, at: place)
    default: throw NotOnScreen("only a table or a collection takes what is dropped", on: self)
    }
  }
}

extension UITableView {
  fileprivate func take(_ drag: DragAndDrop, from source: IndexPath?, at place: IndexPath?) throws {
    guard let dropDelegate, dropDelegate.tableView(self, canHandle: drag) else {
      throw NotOnScreen("the table does not take what is dropped", on: self)
    }
    hasActiveDrop = true
    dropDelegate.tableView(self, dropSessionDidEnter: drag)
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: drag, withDestinationIndexPath: place)
    if proposal.operation == .move || proposal.operation == .copy {
      dropDelegate.tableView(
        self, performDropWith: Drop(drag, from: source, at: place, as: proposal))
    } else {
      dropDelegate.tableView(self, dropSessionDidExit: drag)
    }
    hasActiveDrop = false
    dropDelegate.tableView(self, dropSessionDidEnd: drag)
  }
}

extension UICollectionView {
  fileprivate func take(_ drag: DragAndDrop, from source: IndexPath?, at place: IndexPath?) throws {
    guard let dropDelegate, dropDelegate.collectionView(self, canHandle: drag) else {
      throw NotOnScreen("the collection does not take what is dropped", on: self)
    }
    hasActiveDrop = true
    dropDelegate.collectionView(self, dropSessionDidEnter: drag)
    let proposal = dropDelegate.collectionView(
      self, dropSessionDidUpdate: drag, withDestinationIndexPath: place)
    if proposal.operation == .move || proposal.operation == .copy {
      dropDelegate.collectionView(
        self, performDropWith: Drop(drag, from: source, at: place, as: proposal))
    } else {
      dropDelegate.collectionView(self, dropSessionDidExit: drag)
    }
    hasActiveDrop = false
    dropDelegate.collectionView(self, dropSessionDidEnd: drag)
  }
}
