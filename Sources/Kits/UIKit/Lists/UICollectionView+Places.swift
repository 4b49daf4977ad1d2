import Foundation

extension UICollectionView {
  /// What a layout puts somewhere.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// How fast items make room for one that is dragged.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// Whether cells ask for another size by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Where an item is; nil if there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard holds(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath) ?? placedItem(at: indexPath)
  }

  /// Where an item stands as a flow layout puts it.
  func placedItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard holds(indexPath) else { return nil }
    layOutItems()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = content[indexPath].cell?.frame ?? .zero
    return attributes
  }

  /// The headers, footers or the like that there are.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    loadedSupplements().compactMap { $0[elementKind] }
  }

  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    loadedSupplements().enumerated().compactMap { section, views in
      views[elementKind].map { _ in IndexPath(item: 0, section: section) }
    }
  }

  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
}
