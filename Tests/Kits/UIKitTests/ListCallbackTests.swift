import Testing
import UIKit

/// What a list tells its delegate besides the selection, by overriding the methods of its controller.
@MainActor
@Suite struct `Callbacks of lists` {
  private final class Table: UITableViewController {
    var items = ["a", "b", "c"]
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      items.count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.append("highlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.append("unhighlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      log.append("end \(indexPath.row) \(cell.textLabel?.text ?? "")")
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [
          UIDeferredMenuElement { done in
            self?.log.append("asked")
            done([UIAction(title: "Copy") { _ in self?.log.append("copied") }])
          }
        ])
      }
    }
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didhighlightrowat:)
  @Test func `a touch highlights, lets go and selects`() throws {
    let table = Table()
    let screen = Screen(showing: table)
    try screen.select(row: 1)
    #expect(table.log == ["highlight 1", "unhighlight 1", "select 1"])
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didenddisplaying:forrowat:)
  @Test func `rows that go are told with the place that they had`() {
    let table = Table()
    let screen = Screen(showing: table)
    #expect(screen.rows == [["a"], ["b"], ["c"]])
    table.items.remove(at: 1)
    table.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(table.log == ["end 1 b"])
    #expect(screen.rows == [["a"], ["c"]])
    table.tableView.reloadData()
    #expect(table.log == ["end 1 b", "end 0 a", "end 1 c"])
  }

  /// https://developer.apple.com/documentation/uikit/uideferredmenuelement
  @Test func `a deferred element is asked for when its menu opens`() throws {
    let table = Table()
    let screen = Screen(showing: table)
    try screen.longPress("a", choosing: "Copy")
    #expect(table.log == ["asked", "copied"])
  }

  @Test func `a deferred element asks once, or each time`() throws {
    var count = 0
    let make: (@escaping ([UIMenuElement]) -> Void) -> Void = { done in
      count += 1
      done([UIAction(title: "\(count)") { _ in }])
    }
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Once", menu: UIMenu(children: [UIDeferredMenuElement(make)])),
      UIBarButtonItem(
        title: "Always", menu: UIMenu(children: [UIDeferredMenuElement.uncached(make)])),
    ]
    let screen = Screen(showing: UINavigationController(rootViewController: controller))
    for _ in 1...2 {
      try screen.tap("Once")
      try screen.tap("1")
    }
    #expect(count == 1)
    for title in ["2", "3"] {
      try screen.tap("Always")
      try screen.tap(title)
    }
    #expect(count == 3)
  }

  private final class Grid: UICollectionViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "item \(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("highlight \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [UIAction(title: "Drop") { _ in self?.log.append("drop \(indexPaths)") }])
      }
    }
  }

  /// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)
  @Test func `items have menus for several and highlights`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(showing: grid)
    try screen.select(row: 1)
    try screen.longPress("item 1", choosing: "Drop")
    #expect(grid.log == ["highlight 1", "drop \([IndexPath(item: 1, section: 0)])"])
  }
}
