import Testing
import UIKit

@MainActor
@Suite(.serialized) struct `A search` {
  private final class List: UITableViewController, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    let all = ["Apple", "Banana", "Apricot"]
    var shown: [String] = []
    var events: [String] = []
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      shown = all
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      search.searchResultsUpdater = self
      search.delegate = self
      search.obscuresBackgroundDuringPresentation = false
      search.searchBar.placeholder = "Search fruit"
      navigationItem.searchController = search
      definesPresentationContext = true
    }
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      shown = all.filter { text.isEmpty || $0.lowercased().hasPrefix(text.lowercased()) }
      tableView.reloadData()
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      events.append("will present")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      events.append("did dismiss")
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { shown.count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
      cell.textLabel?.text = shown[indexPath.row]
      return cell
    }
  }

  /// Documented for UISearchResultsUpdating: called when the bar becomes active, when its text
  /// changes, and when the search is cancelled.
  @Test func `in a navigation bar filters while it is typed`() throws {
    let list = List()
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    #expect(screen.visibleText == ["Search fruit", "Apple", "Banana", "Apricot"])
    try screen.type("ap", into: "Search fruit")
    #expect(list.search.isActive)
    #expect(screen.visibleText == ["ap", "Cancel", "Apple", "Apricot"])
    try screen.tap("Cancel")
    #expect(!list.search.isActive && list.search.searchBar.text == "")
    #expect(screen.rows == [["Apple"], ["Banana"], ["Apricot"]])
    #expect(list.events == ["will present", "did dismiss"])
    screen.close()
  }

  /// Documented for UISearchBarDelegate: begin, each change, the search button, cancel, the scopes.
  @Test func `bar tells its delegate everything`() throws {
    final class Delegate: NSObject, UISearchBarDelegate {
      var events: [String] = []
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("begin") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        events.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        events.append("search")
        searchBar.resignFirstResponder()
      }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("end") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { events.append("scope \(selectedScope)") }
    }
    let controller = UIViewController()
    let bar = UISearchBar()
    let delegate = Delegate()
    bar.delegate = delegate
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    controller.view.addSubview(bar)
    let screen = Screen(showing: controller)
    bar.text = "by code"
    try screen.clear("Find")
    try screen.type("x", into: "Find")
    try screen.submit("Find")
    try screen.tap("Mine")
    try screen.tap("Cancel")
    #expect(delegate.events == ["begin", "", "x", "search", "end", "scope 1", "cancel"])
    #expect(bar.selectedScopeButtonIndex == 1)
    screen.close()
  }
}
