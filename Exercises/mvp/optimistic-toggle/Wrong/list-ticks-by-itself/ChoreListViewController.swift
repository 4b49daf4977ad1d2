// caught by: Step3OneAtATime.testIgnoredTapMovesNoTickOnTheScreen
import UIKit

/// The list: a tap ticks a chore off or brings it back; pull to see what the others have done.
final class ChoreListViewController: UITableViewController {
  private let presenter: ChoreListPresenter
  private var rows: [ChoreRow] = []

  init(presenter: ChoreListPresenter) {
    self.presenter = presenter
    super.init(style: .plain)
    title = "Our flat"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    self.refreshControl = refreshControl
    load()
  }

  private func load() {
    Task { [weak self, presenter] in
      await presenter.load()
      self?.refreshControl?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Chore")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Chore")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.accessoryType = row.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let row = rows[indexPath.row]
    rows[indexPath.row] = ChoreRow(title: row.title, isDone: !row.isDone)
    tableView.reloadData()
    presenter.didSelectChore(at: indexPath.row)
  }
}

extension ChoreListViewController: ChoreListView {
  func showChores(_ rows: [ChoreRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func showError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
