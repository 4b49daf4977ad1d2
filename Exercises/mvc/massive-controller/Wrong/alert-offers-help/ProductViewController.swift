// caught by: Step1.testFailureShowsAnAlert
import UIKit

/// Joins the catalogue's view and view model, and hands on what the user does.
final class ProductViewController: UIViewController {
  private let viewModel: ProductListViewModel
  private let dataSource = ProductListDataSource()
  private let listView = ProductListView(frame: .zero)

  init(viewModel: ProductListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Trailhead"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.tableView.dataSource = dataSource
    listView.tableView.delegate = self
    listView.tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
    load()
  }

  private func load() {
    listView.spinner.startAnimating()
    Task { [weak self, viewModel] in
      await viewModel.load()
      self?.show()
    }
  }

  private func show() {
    listView.spinner.stopAnimating()
    listView.tableView.refreshControl?.endRefreshing()
    if let message = viewModel.errorMessage { return showError(message) }
    dataSource.rows = viewModel.rows
    listView.tableView.reloadData()
  }

  private func showError(_ message: String) {
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.load() })
    alert.addAction(UIAlertAction(title: "Help", style: .default))
    present(alert, animated: true)
  }
}

extension ProductViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let product = viewModel.product(at: indexPath.row) else { return }
    show(ProductDetailViewController(product: product), sender: self)
  }
}
