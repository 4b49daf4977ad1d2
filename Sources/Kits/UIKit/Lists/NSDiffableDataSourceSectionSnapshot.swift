import Foundation

/// The items of one section, some of them inside of others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  /// All items, those inside right after the one that they are in.
  public var items: [ItemIdentifierType] { walk(from: nil) { _ in true } }
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { walk(from: nil) { expanded.contains($0) } }

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { insert(items, into: parent, at: children[parent]?.count ?? 0) }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, by: 0)
  }
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, by: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, by distance: Int
  ) {
    guard let parent = parents[item], let place = children[parent]?.firstIndex(of: item) else {
      fatalError("Invalid parameter: \(item) is not in the section snapshot.")
    }
    insert(items, into: parent, at: place + distance)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at place: Int
  ) {
    if let parent {
      precondition(contains(parent), "Invalid parameter: \(parent) is not in the section snapshot.")
    }
    for item in items {
      precondition(!contains(item), "Supplied item identifiers are not unique: \(item)")
      parents[item] = .some(parent)
    }
    children[parent, default: []].insert(contentsOf: items, at: place)
  }

  /// Takes the items away with all that is inside.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      for inner in walk(from: item, entering: { _ in true }) { forget(inner) }
      if let parent = parents[item] { children[parent]?.removeAll { $0 == item } }
      forget(item)
    }
  }
  public mutating func deleteAll() { self = Self() }

  private mutating func forget(_ item: ItemIdentifierType) {
    children[item] = nil
    parents[item] = nil
    expanded.remove(item)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }
  /// How many items lie around the item.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item, next: { parent(of: $0) }).reduce(-1) { count, _ in count + 1 }
  }
  /// What is inside of an item.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    if includingParent { part.append([parent]) }
    for item in walk(from: parent, entering: { _ in true }) {
      let above = self.parent(of: item)
      part.append([item], to: above == parent && !includingParent ? nil : above)
    }
    return part
  }

  private func walk(
    from parent: ItemIdentifierType?, entering: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    // Not by recursion: outlines may be deep.
    var waiting = (children[parent] ?? []).reversed() + []
    while let item = waiting.popLast() {
      found.append(item)
      if entering(item) { waiting += (children[item] ?? []).reversed() }
    }
    return found
  }
}

/// What a finger has changed in the order of a list.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
  /// What has changed in each section that has changed.
  public var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
  {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old = initialSnapshot.itemIdentifiers(inSection: section)
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      return NSDiffableDataSourceSectionTransaction(section, from: old, to: new)
    }
  }
}

/// What a finger has changed in the order of one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    func snapshot(
      _ items: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
      var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      snapshot.append(items)
      return snapshot
    }
    sectionIdentifier = section
    (initialSnapshot, finalSnapshot) = (snapshot(old), snapshot(new))
    difference = new.difference(from: old)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Whether a finger may change the order, and who hears of it.
  public struct ReorderingHandlers {
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?
  }

  /// Whether and how a finger may open and close items, which a check does not do.
  public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  /// Shows the items of one section whose parents are expanded; the section is added if it is new.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    sectionSnapshots[section] = snapshot
    var all = self.snapshot()
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// What is known of one section, the items that are not seen included.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let all = snapshot()
    if all.indexOfSection(section) != nil { flat.append(all.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// Shows the snapshot; here that is done when the call returns.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
}

extension UITableViewDiffableDataSource {
  /// Shows the snapshot; here that is done when the call returns.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
}
