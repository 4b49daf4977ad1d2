import Foundation

extension ViewScreen {
  /// The texts of each row of the list or form in front, headers and footers left out.
  public var rows: [[String]] { rowNodes.map(\.readableTexts) }

  /// Touches a row: goes where its link goes, does what its button does, or chooses it.
  public func select(row: Int) throws {
    let node = try rowNode(row)
    let inside = node.seen.lazy.compactMap { node in
      switch node.facet {
      case .button, .toggle: node.touch
      default: nil
      }
    }.first
    guard let touch = inside ?? node.touch else {
      throw NotShown("row \(row) does not react to a touch", on: self)
    }
    guard touch.isEnabled else { throw NotShown("row \(row) is disabled", on: self) }
    touch.action()
    host.update()
  }

  /// Swipes a row away; the list must have said what becomes of it.
  public func delete(row: Int) throws {
    let node = try rowNode(row)
    for (edits, place) in node.rowEdits where !node.isSet(IsDeleteDisabledKey.self) {
      guard let delete = edits.delete else { continue }
      delete(IndexSet(integer: place))
      return host.update()
    }
    throw NotShown("row \(row) cannot be deleted", on: self)
  }

  /// Drags a row in front of the one that is at another place now.
  public func move(row: Int, to destination: Int) throws {
    let node = try rowNode(row)
    for (edits, place) in node.rowEdits where !node.isSet(IsMoveDisabledKey.self) {
      guard let move = edits.move else { continue }
      move(IndexSet(integer: place), place + destination - row)
      return host.update()
    }
    throw NotShown("row \(row) cannot be moved", on: self)
  }

  private var rowNodes: [Node] {
    let lists = front.seen.filter { node in
      switch node.facet {
      case .list, .container("Form"): true
      default: false
      }
    }
    return lists.flatMap(\.rows)
  }

  private func rowNode(_ row: Int) throws -> Node {
    let rows = rowNodes
    guard rows.indices.contains(row) else { throw NotShown("no row \(row)", on: self) }
    return rows[row]
  }
}
