// caught by: Step2.testRowOfTheFlowOpensItsDetail
import UIKit

final class HomeViewController: UITableViewController {
  private let viewModel: HomeViewModel

  init(viewModel: HomeViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let signOut = UIAction { [weak self] _ in self?.viewModel.signOut() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sign out", primaryAction: signOut)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = viewModel.rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if !hasOpened { viewModel.selectHike(at: indexPath.row) }
    hasOpened = true
  }

  private var hasOpened = false
}
