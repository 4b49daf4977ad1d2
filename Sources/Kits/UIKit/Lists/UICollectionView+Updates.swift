import Foundation

extension UICollectionView {
  /// Applies all changes of the closure as one; traps if the data source does not agree.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    loadContentIfNeeded()
    let isOutermost = self.updates == nil
    if isOutermost { self.updates = ListUpdates(depth: 1) }
    updates?()
    if isOutermost, let batch = self.updates {
      self.updates = nil
      let old = content
      recycle(content.apply(batch, counts: countedItems()), from: old)
      forgetSupplements()
      collectionViewLayout.prepare(forCollectionViewUpdates: batch.items)
      collectionViewLayout.finalizeCollectionViewUpdates()
    }
    completion?(true)
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func update(_ note: @escaping (inout ListUpdates) -> Void) {
    performBatchUpdates {
      guard var batch = self.updates else { return }
      note(&batch)
      self.updates = batch
    }
  }
}

// MARK: - Selection

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { content.paths(where: \.isSelected) }

  /// Selects without telling the delegate, as on an iPhone; nil deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      content.paths(where: \.isSelected).forEach { mark($0, selected: false) }
    }
    if let indexPath, holds(indexPath) { mark(indexPath, selected: true) }
  }

  /// Deselects without telling the delegate, as on an iPhone.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if holds(indexPath) { mark(indexPath, selected: false) }
  }

  private func mark(_ indexPath: IndexPath, selected: Bool) {
    content[indexPath].isSelected = selected
    content[indexPath].cell?.isSelected = selected
  }

  /// What a finger on an item does, the delegate's objections included.
  func touchItem(at touched: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: touched) ?? true
    else { return }
    delegate?.collectionView(self, didHighlightItemAt: touched)
    delegate?.collectionView(self, didUnhighlightItemAt: touched)
    guard holds(touched) else { return }
    if content[touched].isSelected {
      if selectsSeveral { return touchSelectedItem(at: touched) }
      // A touch on the one that is selected already is told all the same.
      delegate?.collectionView(self, didSelectItemAt: touched)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: touched) ?? true else { return }
    if !selectsSeveral {
      content.paths(where: \.isSelected).forEach { touchSelectedItem(at: $0) }
    }
    mark(touched, selected: true)
    delegate?.collectionView(self, didSelectItemAt: touched)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: touched) == true {
      delegate?.collectionView(self, performPrimaryActionForItemAt: touched)
    }
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func touchSelectedItem(at selected: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: selected) ?? true else { return }
    mark(selected, selected: false)
    delegate?.collectionView(self, didDeselectItemAt: selected)
  }
}
