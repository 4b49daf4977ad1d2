// caught by: Step2.testFollowsTheShelf
import UIKit

/// The shelf as a list: what can be bought first, then what is sold out. A tap opens a product.
final class ShelfViewController: UIViewController {
  private let shelf: Shelf
  private var loaded = false
  private let dataSource: ProductDataSource
  private let tableView = UITableView(frame: .zero, style: .grouped)

  init(shelf: Shelf) {
    self.shelf = shelf
    dataSource = ProductDataSource(products: shelf.products)
    super.init(nibName: nil, bundle: nil)
    title = "Seeds"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTable()
    dataSource.onDelete = { [shelf] in shelf.remove($0) }
    shelf.onChange = { [weak self] in self?.showProducts() }
    showProducts()
  }

  private func showProducts() {
    guard
      !loaded || dataSource.products.map(\.id) != shelf.products.map(\.id)
        || dataSource.products.map(\.cents) != shelf.products.map(\.cents)
    else { return }
    loaded = true
    dataSource.products = shelf.products
    tableView.reloadData()
  }

  private func setUpTable() {
    tableView.dataSource = dataSource
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

// MARK: - Touches

extension ShelfViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let product = dataSource.product(at: indexPath) else { return }
    navigationController?.pushViewController(
      ProductViewController(product: product), animated: true)
  }
}
