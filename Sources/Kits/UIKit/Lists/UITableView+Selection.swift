import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  public var indexPathsForSelectedRows: [IndexPath]? {
    let selected = content.paths(where: \.isSelected)
    return selected.isEmpty ? nil : selected
  }

  /// Selects without telling the delegate, as on an iPhone; nil deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !selectsSeveral {
      indexPathsForSelectedRows?.forEach { mark($0, selected: false) }
    }
    if let indexPath, holds(indexPath) { mark(indexPath, selected: true) }
  }

  /// Deselects without telling the delegate, as on an iPhone.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if holds(indexPath) { mark(indexPath, selected: false) }
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func mark(_ indexPath: IndexPath, selected: Bool) {
    content[indexPath].isSelected = selected
    content[indexPath].cell?.setSelected(selected, animated: false)
  }

  /// What a finger on a row does, the delegate's objections included.
  func touchRow(at touched: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return }
    delegate?.tableView(self, didHighlightRowAt: touched)
    delegate?.tableView(self, didUnhighlightRowAt: touched)
    guard holds(touched) else { return }
    let isSelected = content[touched].isSelected
    if selectsSeveral, isSelected { return touchSelectedRow(at: touched) }
    let wanted =
      delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let wanted, holds(wanted) else { return }
    if !selectsSeveral {
      indexPathsForSelectedRows?.filter { $0 != wanted }.forEach { touchSelectedRow(at: $0) }
    }
    mark(wanted, selected: true)
    delegate?.tableView(self, didSelectRowAt: wanted)
    if delegate?.tableView(self, canPerformPrimaryActionForRowAt: wanted) == true {
      delegate?.tableView(self, performPrimaryActionForRowAt: wanted)
    }
  }

  private func touchSelectedRow(at selected: IndexPath) {
    let wanted = delegate.map { $0.tableView(self, willDeselectRowAt: selected) } ?? selected
    guard let wanted, holds(wanted) else { return }
    mark(wanted, selected: false)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }
}
