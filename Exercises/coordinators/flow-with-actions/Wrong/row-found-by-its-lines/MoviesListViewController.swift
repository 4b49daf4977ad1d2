// caught by: Step1.testRowOpensNothingByItself
import UIKit

final class MoviesListViewController: UITableViewController {
  private let viewModel: MoviesListViewModel

  init(viewModel: MoviesListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = viewModel.screenTitle
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = viewModel.items[indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = item.subtitle
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let item = viewModel.items[indexPath.row]
    viewModel.didSelectItem(at: viewModel.items.firstIndex(of: item) ?? 0)
  }
}
