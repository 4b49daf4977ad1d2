import Foundation

/// The snapshot that a list shows, and where its items are.
@MainActor
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private var items: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  var counts: [Int] { items.map(\.count) }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section),
      items[path.section].indices.contains(path.row)
    else { return nil }
    return items[path.section][path.row]
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  mutating func adopt(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
    snapshot = new.withoutMarks
    items = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    paths = [:]
    for (section, list) in items.enumerated() {
      for (row, item) in list.enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
  }

  /// The content of a list after the snapshot was adopted: what stays keeps its cell.
  func content<Cell>(
    from old: ListContent<Cell>, shownAs before: Self,
    renewing marked: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> (content: ListContent<Cell>, leaving: [Cell]) {
    let renewedSections = Set(marked.reloadedSectionIdentifiers)
    let renewedItems = Set(marked.reloadedItemIdentifiers)
    var rest = old
    var new = ListContent<Cell>.empty(counts)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated()
    where !renewedSections.contains(identifier) {
      for (row, item) in items[section].enumerated() where !renewedItems.contains(item) {
        guard let path = before.path(of: item), old.holds(path) else { continue }
        new.sections[section][row] = old[path]
        rest.sections[path.section][path.row].cell = nil
      }
    }
    return (new, rest.cells)
  }
}
