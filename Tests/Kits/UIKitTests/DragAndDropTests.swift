import Testing
import UIKit

/// https://developer.apple.com/documentation/uikit/supporting-drag-and-drop-in-collection-views
@MainActor
@Suite struct `Dragging` {
  private final class Board: UIViewController, UICollectionViewDataSource,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c"]
    var log: [String] = []
    var operation = UIDropOperation.move
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.dragDelegate = self
      list.dropDelegate = self
      list.dragInteractionEnabled = true
      view.addSubview(list)
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = items[path.item]
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] {
      guard items[path.item] != "c" else { return [] }
      let item = UIDragItem(
        itemProvider: NSItemProvider(object: NSString(string: items[path.item])))
      item.localObject = items[path.item]
      session.localContext = path
      return [item]
    }
    func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("begin \(session.localContext as? IndexPath ?? []) \(view.hasActiveDrag)")
    }
    func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("end")
    }
    func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: NSString.self)
    }
    func collectionView(
      _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath path: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let place = coordinator.destinationIndexPath ?? IndexPath(item: items.count - 1, section: 0)
      for item in coordinator.items {
        guard let source = item.sourceIndexPath else {
          log.append("from elsewhere")
          continue
        }
        view.performBatchUpdates {
          self.items.insert(self.items.remove(at: source.item), at: place.item)
          view.deleteItems(at: [source])
          view.insertItems(at: [place])
        }
        coordinator.drop(item.dragItem, toItemAt: place).addCompletion { _ in
          self.log.append("dropped \(item.dragItem.localObject as? String ?? "")")
        }
      }
    }
    func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.append("drop over \(view.hasActiveDrop)")
    }
  }

  @Test func `moves an item as the delegates say, in the documented order`() throws {
    let board = Board()
    let screen = Screen(showing: board)
    try board.list.drag(item: 0, to: 1)
    #expect(screen.rows == [["b"], ["a"], ["c"]])
    #expect(board.log == ["begin [0, 0] true", "dropped a", "drop over false", "end"])
    try board.list.drag(item: 0, to: nil)
    #expect(screen.rows == [["a"], ["c"], ["b"]])
    #expect(!board.list.hasActiveDrag)
  }

  @Test func `ends where nothing is given, allowed or switched on`() throws {
    let board = Board()
    let screen = Screen(showing: board)
    #expect(throws: NotOnScreen.self) { try board.list.drag(item: 2, to: 0) }
    board.operation = .forbidden
    try board.list.drag(item: 0, to: 1)
    #expect(screen.rows == [["a"], ["b"], ["c"]])
    board.list.dragInteractionEnabled = false
    #expect(throws: NotOnScreen.self) { try board.list.drag(item: 0, to: 1) }
  }

  private final class Inbox: UIViewController, UITableViewDataSource, UITableViewDropDelegate {
    var texts = ["old"]
    let table = UITableView()
    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.dropDelegate = self
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      #expect(coordinator.items.allSatisfy { $0.sourceIndexPath == nil })
      #expect(coordinator.proposal.operation == .copy)
      #expect(coordinator.session.hasItemsConforming(toTypeIdentifiers: ["public.plain-text"]))
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        for text in objects.compactMap({ $0 as? NSString }) { self.texts.append("\(text)") }
        self.table.reloadData()
      }
    }
  }

  @Test func `hands the text over to another list`() async throws {
    let (board, inbox) = (Board(), Inbox())
    let both = UIViewController()
    for child in [board, inbox] {
      both.addChild(child)
      both.view.addSubview(child.view)
    }
    let screen = Screen(showing: both)
    try board.list.drag(item: 1, to: 0, of: inbox.table)
    try await screen.wait { inbox.texts == ["old", "b"] }
    #expect(board.items == ["a", "b", "c"])
  }

  private final class Grid: UICollectionViewController {
    var items = ["a", "b", "c"]
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int {
      items.count
    }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.cell()
      content.text = items[path.item]
      cell.contentConfiguration = content
      return cell
    }
    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      path.item != 2
    }
    override func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { items.insert(items.remove(at: source.item), at: destination.item) }
  }

  /// https://developer.apple.com/documentation/uikit/uicollectionview/begininteractivemovementforitem(at:)
  @Test func `of a finger that stays moves an item, which keeps its cell`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(showing: grid)
    let cell = try grid.collectionView.cell(at: 0)
    try screen.move(row: 0, to: 1)
    #expect(grid.items == ["b", "a", "c"])
    #expect(try grid.collectionView.cell(at: 1) === cell)
    #expect(throws: NotOnScreen.self) { try grid.collectionView.move(item: 2, to: 0) }

    let list: UICollectionView = grid.collectionView
    list.layoutIfNeeded()
    let place = try #require(list.cellForItem(at: [0, 0])?.center)
    #expect(list.indexPathForItem(at: place) == [0, 0])
    #expect(list.beginInteractiveMovementForItem(at: [0, 1]))
    list.updateInteractiveMovementTargetPosition(place)
    list.cancelInteractiveMovement()
    list.endInteractiveMovement()
    #expect(grid.items == ["b", "a", "c"])
    #expect(list.beginInteractiveMovementForItem(at: [0, 1]))
    list.updateInteractiveMovementTargetPosition(place)
    list.endInteractiveMovement()
    #expect(grid.items == ["a", "b", "c"])
  }

  /// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction
  @Test func `in a diffable list tells its handlers what has moved`() throws {
    let controller = UIViewController()
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.addSubview(list)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems(["a", "b"], toSection: 1)
    snapshot.appendItems(["c"], toSection: 2)
    source.apply(snapshot)
    let screen = Screen(showing: controller)
    #expect(throws: NotOnScreen.self) { try list.move(item: 0, to: 1) }
    var told: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != "b" }
    source.reorderingHandlers.willReorder = { _ in
      told.append("will \(source.snapshot().itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        told.append("\(section.sectionIdentifier): \(section.finalSnapshot.items)")
        #expect(!section.difference.isEmpty)
      }
      #expect(source.snapshot().itemIdentifiers == transaction.finalSnapshot.itemIdentifiers)
    }
    try list.move(item: 0, to: 1)
    #expect(told == [#"will ["a", "b", "c"]"#, #"1: ["b", "a"]"#])
    #expect(screen.rows == [["b"], ["a"], ["c"]])
    told = []
    try list.move(item: 1, section: 0, to: 0, section: 1)
    #expect(told.dropFirst() == [#"1: ["b"]"#, #"2: ["a", "c"]"#])
    #expect(screen.rows == [["b"], ["a"], ["c"]])
  }

  /// https://developer.apple.com/documentation/foundation/nsitemprovider
  @Test func `a provider hands over objects, strings and data`() async throws {
    let text = NSItemProvider(object: NSString(string: "tea"))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    #expect(text.hasItemConformingToTypeIdentifier("public.plain-text"))
    let data = await withCheckedContinuation { done in
      text.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, _ in
        dispatchPrecondition(condition: .onQueue(.main))
        done.resume(returning: data)
      }
    }
    #expect(data == Data("tea".utf8))
    let bytes = NSItemProvider(item: Data("raw".utf8), typeIdentifier: "public.plain-text")
    let read = await withCheckedContinuation { done in
      bytes.loadObject(ofClass: NSString.self) { text, _ in
        done.resume(returning: text.map { "\($0)" })
      }
    }
    #expect(read == "raw")
    let failure = await withCheckedContinuation { done in
      bytes.loadItem(forTypeIdentifier: "public.url") { _, error in
        done.resume(returning: error.map { "\($0)" })
      }
    }
    #expect(failure == "The item cannot be loaded as public.url.")
  }
}
