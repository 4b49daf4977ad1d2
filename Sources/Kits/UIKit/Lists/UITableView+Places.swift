import Foundation

extension UITableView {
  /// The row at a point of the table, as the rows are laid out.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layOutRows()
    return content.paths { $0.cell?.frame.contains(point) == true }.first
  }

  /// The rows of which something is in the rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layOutRows()
    return content.paths { $0.cell?.frame.intersects(rect) == true }
  }

  /// Where the row is; nowhere if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    layOutRows()
    return place(ofRow: indexPath)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    layOutRows()
    return edge(of: section)?.header?.frame ?? .zero
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    layOutRows()
    return edge(of: section)?.footer?.frame ?? .zero
  }

  /// The section with what stands above and below it.
  public func rect(forSection section: Int) -> CGRect {
    layOutRows()
    let rows = (0..<numberOfRows(inSection: section)).map {
      place(ofRow: IndexPath(row: $0, section: section))
    }
    let edge = edge(of: section)
    let edges = [edge?.header, edge?.footer].map { $0?.frame ?? .zero }
    return (rows + edges).filter { $0 != .zero }.reduce(CGRect.null) { $0.union($1) }
  }

  private func place(ofRow indexPath: IndexPath) -> CGRect {
    holds(indexPath) ? content[indexPath].cell?.frame ?? .zero : .zero
  }

  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let indexPathForSelectedRow {
      scrollToRow(at: indexPathForSelectedRow, at: scrollPosition, animated: animated)
    }
  }

  /// The index beside the table is not shown.
  public func reloadSectionIndexTitles() {}
}
