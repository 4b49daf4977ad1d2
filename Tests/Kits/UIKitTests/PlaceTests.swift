import Testing
import UIKit

@MainActor
@Suite struct `Places and states of lists` {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { EditedCell(style: .default, reuseIdentifier: nil) }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Header"
    }
  }

  private final class EditedCell: UITableViewCell {
    var states: [StateMask] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      states.append(state)
    }
  }

  /// https://developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)
  @Test func `a table knows where its rows are`() {
    let (source, table) = (
      Source(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    )
    (table.dataSource, table.delegate) = (source, source)
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 28))
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 72, width: 100, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 80)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10)) == nil)
    #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 100, height: 160))
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
  }

  /// https://developer.apple.com/documentation/uikit/uitableviewcell/willtransition(to:)
  @Test func `a table that is set to editing tells its cells`() throws {
    let (source, table) = (Source(), UITableView())
    table.dataSource = source
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? EditedCell)
    table.isEditing.toggle()
    #expect(cell.isEditing && cell.states == [.showingEditControl])
  }

  private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var performed: [IndexPath] = []
    var states: [Bool] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(MoodyCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? MoodyCell)?.mood = "item \(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { performed.append(indexPath) }
  }

  private final class MoodyCell: UICollectionViewCell {
    var mood = ""
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.mood] = mood
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = UIListContentConfiguration.cell()
      content.text = state[.mood] as? String
      content.secondaryText = state.isEditing ? "edited" : nil
      content.textProperties.transform = .uppercase
      contentConfiguration = content
    }
  }

  /// A cell is up to date before it is shown, whether it has asked for that or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey
  @Test func `cells are told of editing, and of what an app adds to their state`() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(showing: grid)
    #expect(screen.visibleText.prefix(2) == ["ITEM 0", "ITEM 1"])
    grid.collectionView.isEditing = true
    #expect(screen.visibleText.prefix(2) == ["ITEM 0", "edited"])
  }

  /// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)
  @Test func `a touch performs the primary action, except while items are edited`() throws {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = Screen(showing: grid)
    try screen.select(row: 2)
    #expect(grid.performed == [IndexPath(item: 2, section: 0)])
    grid.collectionView.isEditing = true
    try? screen.select(row: 3)
    #expect(grid.performed.count == 1)
    #expect(grid.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `a collection knows where its items are`() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    _ = Screen(showing: grid)
    let all = grid.collectionViewLayout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 0, width: 70, height: 10))
    #expect(all?.map(\.indexPath.item) == [0, 1])
    #expect(grid.collectionViewLayout.collectionViewContentSize.height == 50)
    let attributes = grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(attributes?.frame == CGRect(x: 60, y: 0, width: 50, height: 50))
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.frame.origin.x = 3
    #expect(attributes?.frame.minX == 60 && copy?.representedElementCategory == .cell)
    #expect(grid.collectionView.layoutAttributesForItem(at: IndexPath(item: 9, section: 0)) == nil)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let mood = UIConfigurationStateCustomKey("mood")
}

@MainActor
@Suite struct `Small things of older apps` {
  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var events: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      events.append("bar \(item.title ?? "")")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { events.append("delegate") }
  }

  /// https://developer.apple.com/documentation/uikit/uitabbardelegate/tabbar(_:didselect:)
  @Test func `a tab bar tells its controller`() throws {
    let tabs = Tabs()
    tabs.delegate = tabs
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    try Screen(showing: tabs).tap("Two")
    #expect(tabs.events == ["bar Two", "delegate"])
  }

  private final class Flow: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      rootViewController.title = "First"
    }
    required init?(coder: NSCoder) { nil }
  }

  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
  @Test func `a stack of one's own begins with its root`() {
    let screen = Screen(showing: Flow(rootViewController: UIViewController()))
    #expect(screen.visibleText == ["First"])
  }

  @Test func `a text view has places in its text`() {
    let view = UITextView()
    view.text = "Hello"
    view.selectedTextRange = view.textRange(
      from: view.beginningOfDocument, to: view.beginningOfDocument)
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.selectAll(nil)
    #expect(view.selectedTextRange.flatMap(view.text(in:)) == "Hello")
  }

  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/withsymbolictraits(_:)
  @Test func `a font can be had in bold`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font != body)
    #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    #expect(
      UIFont.boldSystemFont(ofSize: 12)
        == UIFont(
          descriptor: try #require(
            UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)), size: 0))
    #expect(font.lineHeight > font.pointSize)
  }

  private final class Bookmarks: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar()
    var count = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.delegate = self
      bar.showsBookmarkButton = true
      view.addSubview(bar)
    }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { count += 1 }
  }

  @Test func `a search bar may have a button for bookmarks`() throws {
    let bookmarks = Bookmarks()
    try Screen(showing: bookmarks).tap("Bookmarks")
    #expect(bookmarks.count == 1)
  }

  @Test func `one view takes the place of another`() {
    let (root, old, new) = (UIView(), UIView(), UIView())
    root.addSubview(old)
    var isDone = false
    UIView.transition(from: old, to: new, duration: 1) { isDone = $0 }
    #expect(root.subviews == [new] && isDone)
    UIView.transition(from: new, to: old, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && root.subviews == [new])
  }

  @Test func `windows and the bar with the time`() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect(UIApplication.shared.statusBarFrame.height > 0)
    let controller = UIViewController()
    controller.accessibilityLabel = "Search"
    #expect(controller.accessibilityLabel == "Search")
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
    controller.view.addSubview(view)
    #expect(
      view.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: UIScreen.main.coordinateSpace)
        == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `attributes of both kinds of text`() {
    let text = AttributedString(
      "a", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 3)]))
    #expect(
      text.runs.first?[AttributeScopes.UIKitAttributes.FontAttribute.self]
        == .systemFont(ofSize: 3))
    #expect(NSAttributedString().length == 0 && NSMutableAttributedString().length == 0)
  }
}
