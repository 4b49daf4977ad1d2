import Foundation

extension UICollectionView {
  /// The item at a point of the collection; nil between items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
  }

  /// Takes an item up; false if the data source forbids it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard holds(indexPath), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath)
    else { return false }
    movement = Movement(from: indexPath, to: indexPath)
    return true
  }

  /// Moves the item that was taken up over another one.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    if let path = indexPathForItem(at: targetPosition) { moveInteractively(to: path) }
  }

  /// Puts the item down, of which the data source is told if the place is another one.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    guard ended.from != ended.to else { return }
    let moved = content[ended.from]
    content.sections[ended.from.section].remove(at: ended.from.item)
    content.sections[ended.to.section].insert(moved, at: ended.to.item)
    dataSource?.collectionView(self, moveItemAt: ended.from, to: ended.to)
    setNeedsLayout()
  }

  /// Lets the item go back to where it was.
  public func cancelInteractiveMovement() { movement = nil }

  /// The delegate may choose another place than the one over which the finger is.
  func moveInteractively(to proposed: IndexPath) {
    guard var current = movement else { return }
    let wanted =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.from,
        atCurrentIndexPath: current.to, toProposedIndexPath: proposed) ?? proposed
    let last =
      numberOfItems(inSection: wanted.section) - (wanted.section == current.from.section ? 1 : 0)
    guard content.sections.indices.contains(wanted.section) else { return }
    current.to = IndexPath(item: min(max(0, wanted.item), max(0, last)), section: wanted.section)
    movement = current
  }
}

/// An item that a finger holds.
struct Movement {
  let from: IndexPath
  var to: IndexPath
}
