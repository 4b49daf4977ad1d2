import Foundation

extension UITableView {
  public func beginUpdates() {
    loadContentIfNeeded()
    updates = updates ?? ListUpdates(depth: 0)
    updates?.depth += 1
  }

  /// Applies the batch; traps if the data source's numbers do not agree with it.
  public func endUpdates() {
    guard let batch = updates else { return }
    guard batch.depth == 1 else {
      updates?.depth -= 1
      return
    }
    updates = nil
    let old = content
    recycle(content.apply(batch, counts: countedRows()), from: old)
    forgetEdges()
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  private func update(_ note: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var batch = updates {
      note(&batch)
      updates = batch
    }
    endUpdates()
  }
}
