import Foundation

/// What of an arrangement no longer holds.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { true }
  open var invalidateDataSourceCounts: Bool { false }
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// What of a flow layout no longer holds.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}

/// An item that comes, goes, moves or is made anew. Of a whole section the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from old: IndexPath? = nil, to new: IndexPath? = nil) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, old, new)
    super.init()
  }
}

extension ListUpdates {
  /// The updates as a layout hears of them.
  @MainActor var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0)) }
    items += deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, to: whole($0)) }
    items += inserted.sorted().map { UICollectionViewUpdateItem(.insert, to: $0) }
    items += reloadedSections.map {
      UICollectionViewUpdateItem(.reload, from: whole($0), to: whole($0))
    }
    items += reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
    items += movedSections.map {
      UICollectionViewUpdateItem(.move, from: whole($0.from), to: whole($0.to))
    }
    items += moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    return items
  }
}
