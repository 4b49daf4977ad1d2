import Foundation

/// What a batch of updates has asked for: deletions and reloads count in the old order of rows.
struct TableUpdates {
  var depth = 1
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
}

extension UITableView {
  public func beginUpdates() {
    loadContentIfNeeded()
    updates = updates ?? TableUpdates(depth: 0)
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
    apply(batch)
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
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
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

  private func update(_ note: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var batch = updates {
      note(&batch)
      updates = batch
    }
    endUpdates()
  }

  private func apply(_ batch: TableUpdates) {
    let counts = countedRows()
    var new = sections
    for path in batch.reloadedRows.union(batch.deletedRows) where !holds(path) {
      refuse("row \(path.row) of section \(path.section) is not in the table")
    }
    for path in batch.reloadedRows.union(batch.deletedRows).sorted().reversed() {
      recycle(new[path.section][path.row].cell)
      new[path.section][path.row] = Row()
      if batch.deletedRows.contains(path) { new[path.section].remove(at: path.row) }
    }
    for section in batch.deletedSections.union(batch.reloadedSections).reversed() {
      guard new.indices.contains(section) else { refuse("section \(section) is not in the table") }
      new[section].forEach { recycle($0.cell) }
      new[section] = []
    }
    for section in batch.deletedSections.reversed() { new.remove(at: section) }
    for section in batch.insertedSections {
      guard section <= new.count else { refuse("section \(section) can't be inserted") }
      new.insert([], at: section)
    }
    guard new.count == counts.count else {
      refuse(
        """
        the data source has \(counts.count) sections after the update, \
        but what was there and the update make \(new.count)
        """)
    }
    for section in renewedSections(in: batch) where new.indices.contains(section) {
      new[section] = Array(repeating: Row(), count: counts[section])
    }
    insertRows(of: batch, into: &new)
    for section in new.indices where new[section].count != counts[section] {
      refuse(
        """
        the data source has \(counts[section]) rows in section \(section) after the update, \
        but what was there and the update make \(new[section].count)
        """)
    }
    sections = new
    setNeedsLayout()
  }

  /// The sections, as numbered after the update, whose rows are all asked for anew.
  private func renewedSections(in batch: TableUpdates) -> IndexSet {
    var renewed = batch.insertedSections
    for section in batch.reloadedSections {
      var position = section - batch.deletedSections.count(in: 0..<section)
      for inserted in batch.insertedSections where inserted <= position { position += 1 }
      renewed.insert(position)
    }
    return renewed
  }

  private func insertRows(of batch: TableUpdates, into sections: inout [[Row]]) {
    let renewed = renewedSections(in: batch)
    for path in batch.insertedRows.sorted() where !renewed.contains(path.section) {
      guard sections.indices.contains(path.section), path.row <= sections[path.section].count
      else { refuse("row \(path.row) can't be inserted into section \(path.section)") }
      sections[path.section].insert(Row(), at: path.row)
    }
  }

  private func refuse(_ reason: String) -> Never {
    fatalError("Invalid update of a table: \(reason). Change the data first, then the table.")
  }
}
