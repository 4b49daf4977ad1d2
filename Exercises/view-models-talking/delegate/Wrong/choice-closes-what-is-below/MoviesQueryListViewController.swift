// caught by: Step3.testChoiceClosesOnlyTheSheet
import UIKit

final class MoviesQueryListViewController: UITableViewController {
  private let viewModel: MoviesQueryListViewModel

  init(viewModel: MoviesQueryListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = viewModel.items[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectItem(at: indexPath.row)
    presentingViewController?.presentingViewController?.dismiss(animated: true)
    dismiss(animated: true)
  }
}
