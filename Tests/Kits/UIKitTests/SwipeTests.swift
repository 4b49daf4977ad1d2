import Testing
import UIKit

@MainActor
@Suite struct `A swipe's action` {
  private final class Mail: UITableViewController {
    var waiting: [(Bool) -> Void] = []
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 1 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Refuse") { _, _, done in done(false) },
        UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
          self?.waiting.append(done)
        },
        UIContextualAction(style: .normal, title: "Twice") { _, _, done in
          done(true)
          done(false)
        },
      ])
    }
  }

  /// https://developer.apple.com/documentation/uikit/uicontextualaction/handler: the handler tells
  /// its completion whether the action was performed.
  @Test func `tells a check what its completion was told`() throws {
    let mail = Mail()
    let table: UITableView = mail.tableView
    let screen = Screen(showing: mail)
    #expect(try table.swipe(row: 0, choosing: "Refuse").actionPerformed == false)
    let later = try table.swipe(row: 0, choosing: "Later")
    #expect(later.actionPerformed == nil)
    mail.waiting.first?(true)
    #expect(later.actionPerformed == true)
    screen.close()
  }

  @Test func `counts once, however often it says so`() throws {
    UIApplication.shared.resetRecords()
    let mail = Mail()
    let screen = Screen(showing: mail)
    #expect(try mail.tableView.swipe(row: 0, choosing: "Twice").actionPerformed == true)
    #expect(screen.warnings.contains { $0.contains("more than once") })
    screen.close()
    UIApplication.shared.resetRecords()
  }

  @Test func `is found in a collection that looks like a table`() throws {
    var deleted: [Int] = []
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          deleted.append(path.item)
          done(true)
        }
      ])
    }
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .reorder(displayed: .always), .delete()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    let controller = UIViewController()
    controller.view.addSubview(collection)
    let screen = Screen(showing: controller)
    #expect(try screen.swipe("b", choosing: "Delete").actionPerformed == true)
    #expect(deleted == [1])
    #expect(throws: NotOnScreen.self) { try screen.swipe("a", choosing: "Archive") }
    #expect(throws: NotOnScreen.self) { try collection.swipe(item: 9, choosing: "Delete") }
    screen.close()
  }
}
