import UIKit

final class ProductViewController: UIViewController, UITableViewDelegate {
  private let viewModel: ProductListViewModel
  private let dataSource: ProductListDataSource
  private let table = UITableView(frame: .zero, style: .grouped)
  private let wheel = UIActivityIndicatorView(style: .medium)
  private var loading: Task<Void, Never>?

  init(viewModel: ProductListViewModel, dataSource: ProductListDataSource) {
    self.viewModel = viewModel
    self.dataSource = dataSource
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit { loading?.cancel() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Trailhead"
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = dataSource
    table.delegate = self
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { [unowned self] _ in start() }, for: .valueChanged)
    table.refreshControl = refreshControl
    view.addSubview(table)
    view.addSubview(wheel)
    viewModel.onChange = { [weak self] state in self?.show(state) }
    start()
  }

  private func start() {
    loading = Task { [viewModel] in await viewModel.load() }
  }

  private func show(_ state: ProductListViewModel.State) {
    if case .loading = state { return wheel.startAnimating() }
    wheel.stopAnimating()
    table.refreshControl?.endRefreshing()
    switch state {
    case .failed(let message):
      let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Try again", style: .default) { [weak self] _ in self?.start() })
      present(alert, animated: true)
    case .loaded:
      dataSource.rows = viewModel.rows
      table.reloadData()
    case .idle, .loading: break
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let product = viewModel.product(at: indexPath.row) {
      navigationController?.pushViewController(
        ProductDetailViewController(product: product), animated: true)
    }
  }
}
