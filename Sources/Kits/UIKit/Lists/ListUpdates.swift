import Foundation

/// What a batch of updates has asked for: deletions, reloads and moves count in the old order.
struct ListUpdates {
  var depth = 1
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// The sections of the old order that are taken out of it.
  fileprivate var takenSections: IndexSet {
    deletedSections.union(IndexSet(movedSections.map(\.from)))
  }

  /// The sections of the new order that did not follow from the old one.
  fileprivate var placedSections: IndexSet {
    insertedSections.union(IndexSet(movedSections.map(\.to)))
  }

  /// The sections, as numbered after the update, whose rows are all asked for anew.
  fileprivate var renewedSections: IndexSet {
    var renewed = insertedSections
    for section in reloadedSections {
      var position = section - takenSections.count(in: 0..<section)
      for placed in placedSections where placed <= position { position += 1 }
      renewed.insert(position)
    }
    return renewed
  }
}

/// The rows of a table or the items of a collection, each with its cell once somebody has looked.
struct ListContent<Cell: AnyObject> {
  struct Place {
    var cell: Cell?
    var isSelected = false
  }

  var sections: [[Place]] = []

  /// Places without cells.
  static func empty(_ counts: [Int]) -> Self {
    Self(sections: counts.map { Array(repeating: Place(), count: $0) })
  }

  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].indices.contains(path.row)
  }

  subscript(path: IndexPath) -> Place {
    get { sections[path.section][path.row] }
    set { sections[path.section][path.row] = newValue }
  }

  func paths(where matches: (Place) -> Bool) -> [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.filter { matches(sections[section][$0]) }
        .map { IndexPath(row: $0, section: section) }
    }
  }

  var cells: [Cell] { sections.joined().compactMap(\.cell) }

  /// These of its cells, each with its place.
  func places(of leaving: [Cell]) -> [(cell: Cell, path: IndexPath)] {
    guard !leaving.isEmpty else { return [] }
    let wanted = Set(leaving.map(ObjectIdentifier.init))
    return sections.enumerated().flatMap { section, places in
      places.enumerated().compactMap { row, place in
        place.cell.flatMap { cell in
          wanted.contains(ObjectIdentifier(cell))
            ? (cell, IndexPath(row: row, section: section)) : nil
        }
      }
    }
  }

  /// Brings the places in line with the batch; gives back the cells that are no longer needed.
  mutating func apply(_ batch: ListUpdates, counts: [Int]) -> [Cell] {
    var leaving: [Cell] = []
    var new = self
    let movedPlaces = takePlaces(of: batch, from: &new, leaving: &leaving)
    new.takeAndPlaceSections(of: batch, leaving: &leaving)
    guard new.sections.count == counts.count else {
      refuse(
        """
        the data source has \(counts.count) sections after the update, \
        but what was there and the update make \(new.sections.count)
        """)
    }
    for section in batch.renewedSections where new.sections.indices.contains(section) {
      new.sections[section] = Array(repeating: Place(), count: counts[section])
    }
    new.insertPlaces(of: batch, moved: movedPlaces)
    for section in new.sections.indices where new.sections[section].count != counts[section] {
      refuse(
        """
        the data source has \(counts[section]) rows in section \(section) after the update, \
        but what was there and the update make \(new.sections[section].count)
        """)
    }
    self = new
    return leaving
  }

  /// Takes out what is deleted, moved or made anew; gives back what is moved.
  private func takePlaces(
    of batch: ListUpdates, from new: inout Self, leaving: inout [Cell]
  ) -> [Place] {
    let moved = Set(batch.moved.map(\.from))
    for path in batch.reloaded.union(batch.deleted).union(moved) where !holds(path) {
      refuse("row \(path.row) of section \(path.section) does not exist")
    }
    for path in batch.reloaded.union(batch.deleted) {
      leaving += [self[path].cell].compactMap { $0 }
      new[path] = Place()
    }
    for path in batch.deleted.union(moved).sorted().reversed() {
      new.sections[path.section].remove(at: path.row)
    }
    return batch.moved.map { self[$0.from] }
  }

  private mutating func takeAndPlaceSections(of batch: ListUpdates, leaving: inout [Cell]) {
    let old = sections
    for section in batch.takenSections.union(batch.reloadedSections) {
      guard old.indices.contains(section) else { refuse("section \(section) does not exist") }
    }
    for section in batch.deletedSections.union(batch.reloadedSections) {
      leaving += old[section].compactMap(\.cell)
      sections[section] = []
    }
    for section in batch.takenSections.reversed() { sections.remove(at: section) }
    for section in batch.placedSections {
      guard section <= sections.count else { refuse("section \(section) can't be inserted") }
      let origin = batch.movedSections.first { $0.to == section }?.from
      sections.insert(origin.map { old[$0] } ?? [], at: section)
    }
  }

  private mutating func insertPlaces(of batch: ListUpdates, moved: [Place]) {
    let renewed = batch.renewedSections
    let origins = Dictionary(
      zip(batch.moved.map(\.to), moved), uniquingKeysWith: { first, _ in first })
    for path in batch.inserted.union(origins.keys).sorted() where !renewed.contains(path.section) {
      guard sections.indices.contains(path.section), path.row <= sections[path.section].count
      else { refuse("row \(path.row) can't be inserted into section \(path.section)") }
      sections[path.section].insert(origins[path] ?? Place(), at: path.row)
    }
  }

  private func refuse(_ reason: String) -> Never {
    fatalError("Invalid update of a list: \(reason). Change the data first, then the list.")
  }
}
