import Testing
import UIKit

/// Shows its items in one section per list.
@MainActor
private final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate {
  var lists: [[String]]
  var headers: [String] = []
  var cellsMade: [IndexPath] = []
  var events: [String] = []
  var refusedRow: Int?

  init(_ lists: [String]...) {
    self.lists = lists
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { lists.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsMade.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = lists[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    lists[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will \(indexPath.row)")
    return indexPath.row == refusedRow ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("did \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    events.append("un \(indexPath.row)")
  }
}

private final class CountingCell: UITableViewCell {
  var reuses = 0
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor
@Suite struct `A table` {
  private func table(_ source: Lists, cell: AnyClass = UITableViewCell.self) -> UITableView {
    let table = UITableView()
    table.register(cell, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    return table
  }

  @Test func `shows what its data source says, headers in place`() {
    let source = Lists(["a", "b"], ["c"])
    source.headers = ["First", "Second"]
    let table = table(source)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleText == ["First", "a", "b", "Second", "c"])
    #expect(table.visibleCells.count == 3)
    #expect(source.cellsMade.count == 3)
  }

  @Test func `shows old rows until it is told to reload`() {
    let source = Lists(["a"])
    let table = table(source)
    #expect(table.visibleText == ["a"])
    source.lists = [["x", "y"]]
    #expect(table.visibleText == ["a"])
    #expect(table.reloadCount == 0)
    table.reloadData()
    #expect(table.visibleText == ["x", "y"])
    #expect(table.reloadCount == 1)
  }

  @Test func `loads when it comes on the screen, as layout does`() {
    let source = Lists(["a"])
    let table = table(source)
    let controller = UIViewController()
    controller.view.addSubview(table)
    #expect(source.cellsMade.isEmpty)
    let screen = Screen(showing: controller)
    #expect(source.cellsMade == [IndexPath(row: 0, section: 0)])
    source.lists = [["a", "b"]]
    #expect(screen.visibleText == ["a"])
  }

  @Test func `uses cells again after preparing them`() throws {
    let source = Lists(["a", "b"])
    let table = table(source, cell: CountingCell.self)
    let first = table.visibleCells
    #expect(first.allSatisfy { ($0 as? CountingCell)?.reuses == 0 })
    table.reloadData()
    let second = table.visibleCells
    #expect(Set(second) == Set(first))
    #expect(second.allSatisfy { ($0 as? CountingCell)?.reuses == 1 })
    #expect(table.visibleText == ["a", "b"])
    #expect(table.indexPath(for: try table.cell(at: 1)) == IndexPath(row: 1, section: 0))
  }

  @Test func `keeps neither data source nor delegate alive`() {
    let table = UITableView()
    do {
      let source = Lists(["a"])
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      #expect(table.numberOfRows(inSection: 0) == 1)
    }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
    #expect(table.visibleCells.isEmpty)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `without data source is empty`() {
    let table = UITableView()
    table.reloadData()
    #expect(table.visibleText == [])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(table.cellForRow(at: IndexPath()) == nil)
    #expect(throws: NotOnScreen.self) { try table.select(row: 0) }
    #expect(throws: NotOnScreen.self) { try table.cell(at: -1) }
  }

  @Test func `selects like a finger`() throws {
    let source = Lists(["a", "b", "c"])
    let table = table(source)
    try table.select(row: 0)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    try table.select(row: 1)
    #expect(source.events == ["will 0", "did 0", "will 1", "un 0", "did 1"])
    #expect(try table.cell(at: 1).isSelected)
    #expect(try !table.cell(at: 0).isSelected)
    source.refusedRow = 2
    try table.select(row: 2)
    #expect(table.indexPathForSelectedRow?.row == 1)
    #expect(source.events.last == "will 2")
    table.allowsSelection = false
    source.events = []
    try table.select(row: 0)
    #expect(source.events == [])
  }

  @Test func `selects by code without telling the delegate`() {
    let source = Lists(["a", "b"])
    let table = table(source)
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path)
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.events == [])
  }

  @Test func `updates single rows and leaves the other cells alone`() throws {
    let source = Lists(["a", "b", "c"])
    let table = table(source)
    let cells = table.visibleCells
    source.cellsMade = []
    source.lists = [["a", "c", "d"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    #expect(table.visibleText == ["a", "c", "d"])
    #expect(source.cellsMade == [IndexPath(row: 2, section: 0)])
    #expect(try table.cell(at: 1) === cells[2])
    source.lists = [["A", "c", "d"]]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.visibleText == ["A", "c", "d"])
    #expect(table.reloadCount == 0)
  }

  @Test func `updates sections`() {
    let source = Lists(["a"], ["b"], ["c"])
    let table = table(source)
    _ = table.visibleCells
    source.lists = [["z"], ["a"], ["c", "d"]]
    table.beginUpdates()
    table.deleteSections(IndexSet(integer: 1), with: .automatic)
    table.insertSections(IndexSet(integer: 0), with: .automatic)
    table.reloadSections(IndexSet(integer: 2), with: .automatic)
    table.endUpdates()
    #expect(table.visibleText == ["z", "a", "c", "d"])
  }

  @Test func `deletes by a swipe`() throws {
    let source = Lists(["a", "b"])
    let table = table(source)
    try table.swipeToDelete(row: 0)
    #expect(table.visibleText == ["b"])
    #expect(throws: NotOnScreen.self) { try table.swipeToDelete(row: 7) }
  }

  @Test func `traps when an update and the data source disagree`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Lists(["a", "b"])
        let table = UITableView()
        table.dataSource = source
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let source = Lists(["a"])
        let table = UITableView()
        table.dataSource = source
        table.reloadRows(at: [IndexPath(row: 5, section: 0)], with: .none)
      }
    }
  }

  @Test func `traps on an identifier nobody registered`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(
          withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
      }
    }
    #expect(UITableView().dequeueReusableCell(withIdentifier: "nothing") == nil)
  }

  @Test func `traps on a negative number of rows`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Liar: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
        }
        let liar = Liar()
        let table = UITableView()
        table.dataSource = liar
        table.reloadData()
      }
    }
  }

  @Test func `makes ten thousand rows`() {
    let source = Lists((0..<10_000).map(String.init))
    let table = table(source)
    table.reloadData()
    #expect(table.visibleText.last == "9999")
    table.reloadData()
    #expect(table.visibleCells.count == 10_000)
  }

  @Test func `shows content configurations instead of labels`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    cell.detailTextLabel?.text = "detail"
    #expect(cell.visibleText == ["old", "detail"])
    var content = cell.defaultContentConfiguration()
    content.text = "new"
    content.secondaryText = "more"
    cell.contentConfiguration = content
    #expect(cell.visibleText == ["new", "more"])
    cell.contentConfiguration = nil
    #expect(cell.visibleText == ["old", "detail"])
    #expect(UITableViewCell().detailTextLabel == nil)
  }

  @Test func `of a table controller asks the controller`() throws {
    final class Numbers: UITableViewController {
      var selected: Int?
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "n")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "n", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath.row
      }
    }
    let numbers = Numbers()
    let screen = Screen(showing: numbers)
    #expect(screen.visibleText == ["row 0", "row 1", "row 2"])
    try screen.tap("row 2")
    #expect(numbers.selected == 2)
    #expect(numbers.tableView.indexPathForSelectedRow?.row == 2)
  }
}
