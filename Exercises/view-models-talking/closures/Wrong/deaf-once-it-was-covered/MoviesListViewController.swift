// caught by: Step3.testSecondVisitWorks
import UIKit

final class MoviesListViewController: UITableViewController {
  private let viewModel: MoviesListViewModel

  init(viewModel: MoviesListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.heading
    let saved = UIAction { [weak self] _ in self?.viewModel.showSavedSearches() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Saved", primaryAction: saved)
    viewModel.onChange = { [weak self] in self?.update() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.onChange = {}
  }

  private func update() {
    title = viewModel.heading
    tableView.reloadData()
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
}
