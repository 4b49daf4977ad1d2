import UIKit

/// The shelf as a list: what can be bought first, then what is sold out. A tap opens a product.
final class ShelfViewController: UIViewController {
  private let shelf: Shelf
  private let tableView = UITableView(frame: .zero, style: .grouped)

  init(shelf: Shelf) {
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
    title = "Seeds"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUpTable()
    shelf.onChange = { [weak self] in self?.tableView.reloadData() }
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
  private var inStock: [Product] { shelf.products.filter { !$0.isSoldOut } }
  private var soldOut: [Product] { shelf.products.filter(\.isSoldOut) }

  func numberOfSections(in tableView: UITableView) -> Int {
    (inStock.isEmpty ? 0 : 1) + (soldOut.isEmpty ? 0 : 1)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 && !inStock.isEmpty ? "In stock" : "Sold out"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 && !inStock.isEmpty ? inStock.count : soldOut.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Product")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Product")
    let isInStock = indexPath.section == 0 && !inStock.isEmpty
    let product = (isInStock ? inStock : soldOut)[indexPath.row]
    cell.textLabel?.text = product.name
    cell.detailTextLabel?.text = String(format: "%.2f €", Double(product.cents) / 100)
    cell.accessoryType = product.isSoldOut ? .none : .disclosureIndicator
    return cell
  }
}

// MARK: - Touches

extension ShelfViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    // Sold-out products stand behind the others, so the row number is not enough.
    let product = shelf.products[indexPath.row]
    navigationController?.pushViewController(
      ProductViewController(product: product), animated: true)
  }
}
