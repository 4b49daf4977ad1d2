// caught by: Step3.testSecondVisitWorks
import UIKit

final class MoviesListViewController: UITableViewController {
  /// Makes the screen that the button "Saved" presents.
  var makeSavedSearches: () -> UIViewController? = { nil }
  private let viewModel: MoviesListViewModel

  init(viewModel: MoviesListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.heading
    let saved = UIAction { [weak self] _ in self?.showSavedSearches() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Saved", primaryAction: saved)
    viewModel.onChange = { [weak self] in self?.update() }
  }

  private func update() {
    title = viewModel.heading
    if viewModel.rows.isEmpty { navigationItem.rightBarButtonItem = nil }
    tableView.reloadData()
  }

  private func showSavedSearches() {
    guard let savedSearches = makeSavedSearches() else { return }
    present(savedSearches, animated: true)
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
