import UIKit

final class MoviesQueryListViewController: UITableViewController,
  UIAdaptivePresentationControllerDelegate
{
  private let viewModel: MoviesQueryListViewModel

  init(viewModel: MoviesQueryListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Saved"
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.didClose()
  }

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
  }
}
