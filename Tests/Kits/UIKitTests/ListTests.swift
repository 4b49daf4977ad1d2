import Foundation
import Testing
import UIKit

@MainActor
private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var lists: [[String]]
  var events: [String] = []
  var refused: Int?
  var made: [IndexPath] = []
  init(_ lists: [String]...) { self.lists = lists }

  func numberOfSections(in collectionView: UICollectionView) -> Int { lists.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { lists[section].count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.label.text = lists[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? HeaderView)?.label.text = "Section \(indexPath.section)"
    return view
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item != refused }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { events.append("did \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { events.append("un \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 40) }
}

private final class TextCell: UICollectionViewCell {
  let label = UILabel()
  var reuses = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class HeaderView: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `A collection` {
  private let flow = UICollectionViewFlowLayout()

  private func collection(_ source: Grid) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = UICollectionView(frame: frame, collectionViewLayout: flow)
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func `shows what its data source says, headers where the layout has room`() {
    let source = Grid(["a", "b"], ["c"])
    let view = collection(source)
    #expect(view.visibleText == ["a", "b", "c"])
    flow.headerReferenceSize = CGSize(width: 320, height: 30)
    view.reloadData()
    #expect(view.visibleText == ["Section 0", "a", "b", "Section 1", "c"])
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 0) == 2)
    #expect(view.reloadCount == 1)
  }

  /// Documented for UICollectionViewFlowLayout: a line is filled before the next one begins.
  @Test func `puts items in lines as wide as it is`() throws {
    let source = Grid((0..<5).map(String.init))
    let view = collection(source)
    flow.minimumInteritemSpacing = 10
    flow.minimumLineSpacing = 5
    flow.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 2, right: 0)
    view.layoutIfNeeded()
    #expect(try view.cell(at: 2).frame == CGRect(x: 220, y: 8, width: 100, height: 40))
    #expect(try view.cell(at: 3).frame == CGRect(x: 0, y: 53, width: 100, height: 40))
    #expect(view.contentSize == CGSize(width: 320, height: 95))
    #expect(view.collectionViewLayout === flow && flow.collectionView === view)
  }

  /// Documented for `prepareForReuse()`: called on a cell before it is handed out again.
  @Test func `uses cells again after preparing them`() {
    let source = Grid(["a", "b"])
    let view = collection(source)
    let first = view.visibleCells
    view.reloadData()
    let second = view.visibleCells
    #expect(Set(first) == Set(second))
    #expect(second.allSatisfy { ($0 as? TextCell)?.reuses == 1 })
    #expect(view.indexPath(for: second[1]) == IndexPath(item: 1, section: 0))
  }

  /// Documented for UICollectionViewDelegate: should-questions come first, and a selection that
  /// code makes tells nobody.
  @Test func `selects like a finger, and silently by code`() throws {
    let source = Grid(["a", "b", "c"])
    let view = collection(source)
    source.refused = 2
    try view.select(item: 0)
    try view.select(item: 1)
    try view.select(item: 2)
    #expect(source.events == ["did 0", "un 0", "did 1"])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(try view.cell(at: 1).isSelected)
    view.allowsMultipleSelection = true
    try view.select(item: 0)
    try view.select(item: 1)
    #expect(source.events.suffix(2) == ["did 0", "un 1"])
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    view.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(source.events.count == 5)
    #expect(throws: NotOnScreen.self) { try view.select(item: 9) }
  }

  @Test func `updates and moves single items and leaves the other cells alone`() throws {
    let source = Grid(["a", "b", "c"])
    let view = collection(source)
    let cells = view.visibleCells
    source.made = []
    source.lists = [["c", "a", "d"]]
    var finished = false
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
      view.insertItems(at: [IndexPath(item: 2, section: 0)])
    } completion: {
      finished = $0
    }
    #expect(finished)
    #expect(view.visibleText == ["c", "a", "d"])
    #expect(source.made == [IndexPath(item: 2, section: 0)])
    #expect(try view.cell(at: 0) === cells[2])
  }

  @Test func `can be read as a list with registrations, and its items tapped`() throws {
    final class Fruits: UICollectionViewController {
      let names = ["Apple", "Pear"]
      var picked: [String] = []
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { names.count }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: registration, for: indexPath, item: names[indexPath.item])
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { picked.append(names[indexPath.item]) }
    }
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let fruits = Fruits(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let screen = Screen(showing: fruits)
    #expect(screen.rows == [["Apple"], ["Pear"]])
    try screen.tap("Pear")
    try screen.select(row: 0)
    #expect(fruits.picked == ["Pear", "Apple"])
    screen.close()
  }

  @Test func `makes ten thousand items`() {
    let source = Grid((0..<10_000).map(String.init))
    let view = collection(source)
    view.layoutIfNeeded()
    #expect(view.visibleText.last == "9999")
    source.lists[0].removeLast(5000)
    view.deleteItems(at: (5000..<10_000).map { IndexPath(item: $0, section: 0) })
    #expect(view.visibleCells.count == 5000)
  }

  @Test func `traps on an identifier nobody registered and on numbers that do not agree`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "nothing", for: IndexPath(item: 0, section: 0))
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Grid(["a"])
        let view = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        view.insertItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
  }
}

@MainActor
@Suite struct `A table's rows` {
  @Test func `can be swiped, deleted and moved`() throws {
    final class Todos: UITableViewController {
      var items = ["a", "b", "c"]
      var log: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "t")
        navigationItem.leftBarButtonItem = editButtonItem
      }
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { items.count }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "t", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        return cell
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        guard items[indexPath.row] != "c" else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self.items.remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
          done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          self.log.append("flag \(self.items[indexPath.row])")
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag])
      }
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) { items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) { log.append("commit \(indexPath.row)") }
    }
    let todos = Todos()
    let screen = Screen(showing: UINavigationController(rootViewController: todos))
    try screen.swipe("b", choosing: "Flag")
    try screen.move(row: 0, to: 3)
    #expect(todos.items == ["b", "c", "a"])
    #expect(screen.rows == [["b"], ["c"], ["a"]])
    try screen.swipe("a", choosing: "Remove")
    try screen.delete(row: 0)
    #expect(screen.rows == [["c"]])
    try screen.swipe("c", choosing: "Delete")
    #expect(todos.log == ["flag b", "commit 0"])
    #expect(throws: NotOnScreen.self) { try screen.swipe("c", choosing: "Flag") }
    try screen.tap("Edit")
    #expect(todos.isEditing && todos.tableView.isEditing)
    #expect(screen.shows("Done"))
    screen.close()
  }

  @Test func `lie below each other, with headers that are made once`() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var headersMade = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 100 : UITableView.automaticDimension
      }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        headersMade += 1
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
        header?.textLabel?.text = "Header"
        return header
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    #expect(table.visibleText == ["Header"] && table.visibleText == ["Header"])
    #expect(source.headersMade == 1)
    #expect(try table.cell(at: 2).frame == CGRect(x: 0, y: 172, width: 320, height: 44))
    #expect(table.contentSize.height == 216)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Header")
  }
}
