import Foundation

/// Which sections and items there are, by identifier and in order.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  private var order: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { order.count }
  public var sectionIdentifiers: [SectionIdentifierType] { order }
  public var itemIdentifiers: [ItemIdentifierType] { order.flatMap { items[$0] ?? [] } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { Self.refuse("there is no section \(identifier)") }
    return found
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Without a section, the last one is meant.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.last else {
      Self.refuse("there is no section to append items to; append one first")
    }
    insert(identifiers, in: section, at: itemIdentifiers(inSection: section).count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: beforeIdentifier)
    insert(identifiers, in: section, at: index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, index) = place(of: afterIdentifier)
    insert(identifiers, in: section, at: index + 1)
  }

  /// Identifiers that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let leaving = Set(identifiers)
    let touched = Set(leaving.compactMap { homes[$0] })
    for section in touched { items[section]?.removeAll { leaving.contains($0) } }
    for item in leaving { homes[item] = nil }
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    _ = place(of: identifier)
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.endIndex)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier)) }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: index(of: toIdentifier) + 1) }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers)
    order.removeAll { leaving.contains($0) }
    for section in leaving {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    order.remove(at: index(of: identifier))
    order.insert(identifier, at: index(of: toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    order.remove(at: index(of: identifier))
    order.insert(identifier, at: index(of: toIdentifier) + 1)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Inside

  /// The same sections and items, none of them to be made anew.
  var withoutMarks: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    for item in new {
      guard homes.updateValue(section, forKey: item) == nil else {
        Self.refuse("the item \(item) is there twice")
      }
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func insert(_ new: [SectionIdentifierType], at index: Int) {
    for section in new {
      guard items.updateValue([], forKey: section) == nil else {
        Self.refuse("the section \(section) is there twice")
      }
    }
    order.insert(contentsOf: new, at: index)
  }

  private func place(of item: ItemIdentifierType) -> (SectionIdentifierType, Int) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      Self.refuse("there is no item \(item)")
    }
    return (section, index)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = order.firstIndex(of: section) else {
      Self.refuse("there is no section \(section)")
    }
    return index
  }

  private static func refuse(_ reason: String) -> Never {
    fatalError("Invalid snapshot: \(reason).")
  }
}
