import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `A snapshot` {
  private enum Section: Hashable { case first, second }
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, String>

  @Test func `keeps sections and items in order`() {
    var snapshot = Snapshot()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems(["c", "d"])
    snapshot.appendItems(["a"], toSection: .first)
    #expect(snapshot.itemIdentifiers == ["a", "c", "d"])
    snapshot.insertItems(["b"], afterItem: "a")
    snapshot.moveItem("d", beforeItem: "a")
    #expect(snapshot.itemIdentifiers(inSection: .first) == ["d", "a", "b"])
    #expect(snapshot.sectionIdentifier(containingItem: "c") == .second)
    #expect(snapshot.indexOfItem("c") == 3 && snapshot.indexOfItem("x") == nil)
    snapshot.deleteItems(["a", "x"])
    snapshot.moveSection(.first, afterSection: .second)
    #expect(snapshot.itemIdentifiers == ["c", "d", "b"])
    snapshot.deleteSections([.second])
    #expect(snapshot.numberOfItems == 2 && snapshot.numberOfSections == 1)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `traps on what is there twice or not at all`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.reloadItems([1])
    }
  }

  /// Documented for UITableViewDiffableDataSource: the table is given what the snapshot says, and
  /// only what differs changes.
  @Test func `changes in a table only what differs`() throws {
    var filled: [String] = []
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    let source = UITableViewDiffableDataSource<Section, String>(tableView: table) {
      table, path, item in
      filled.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = item
      return cell
    }
    #expect(table.dataSource === source)
    #expect(table.visibleText == [])
    var snapshot = Snapshot()
    snapshot.appendSections([.first])
    snapshot.appendItems(["a", "b"])
    var isDone = false
    source.apply(snapshot, animatingDifferences: true) { isDone = true }
    #expect(isDone && table.visibleText == ["a", "b"])
    let b = try table.cell(at: 1)
    filled = []
    snapshot.deleteItems(["a"])
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    #expect(table.visibleText == ["b", "c"])
    #expect(filled == ["c"])
    #expect(try table.cell(at: 0) === b)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "c")
    #expect(source.indexPath(for: "b") == IndexPath(row: 0, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil)
    // Documented for `reconfigureItems`: the cell is filled anew but not replaced.
    var marked = source.snapshot()
    marked.reconfigureItems(["b"])
    source.apply(marked)
    #expect(filled == ["c", "b"])
    #expect(try table.cell(at: 0) === b)
    #expect(source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test func `fills a collection, with headers from a provider`() {
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Part \(path.section)"
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems(["a"], toSection: .first)
    snapshot.appendItems(["b"], toSection: .second)
    source.apply(snapshot, animatingDifferences: false)
    #expect(collection.visibleText == ["Part 0", "a", "Part 1", "b"])
    source.applySnapshotUsingReloadData(Snapshot())
    #expect(collection.visibleText == [] && collection.numberOfSections == 0)
  }

  @Test func `of ten thousand items is applied again and again`() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    for round in 0..<5 {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array((round * 100)..<(round * 100 + 10_000)))
      source.apply(snapshot)
    }
    #expect(table.numberOfRows(inSection: 0) == 10_000)
    #expect(source.indexPath(for: 400) == IndexPath(row: 0, section: 0))
  }
}
