// caught by: Step2.testControllerIsNoDataSource
import UIKit

/// The shelf as a list: what can be bought first, then what is sold out. A tap opens a product.
final class ShelfViewController: UIViewController {
  private let shelf: Shelf
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
    dataSource.products = shelf.products
    tableView.reloadData()
  }

  private func setUpTable() {
    tableView.dataSource = self
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

// MARK: - Rows

extension ShelfViewController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    dataSource.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    dataSource.tableView(tableView, cellForRowAt: indexPath)
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
