import UIKit

/// The catalogue: all products, a detail on tap, pull to refresh.
final class ProductViewController: UIViewController {
  private let tableView = UITableView()
  private let spinner = UIActivityIndicatorView(style: .large)
  private var products: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trailhead"
    view.backgroundColor = .systemBackground
    setUpTable()
    setUpSpinner()
    fetchProducts()
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

    let refreshControl = UIRefreshControl()
    refreshControl.addAction(UIAction { _ in self.fetchProducts() }, for: .valueChanged)
    tableView.refreshControl = refreshControl
  }

  private func setUpSpinner() {
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  // MARK: Loading

  private func fetchProducts() {
    spinner.startAnimating()
    Task {
      do {
        let response = try await CatalogueAPI.shared.get("/products")
        guard response.status == 200 else {
          showError("The shop answered with status \(response.status).")
          return
        }
        guard
          let json = try? JSONSerialization.jsonObject(with: response.body) as? [String: Any],
          let items = json["products"] as? [[String: Any]]
        else {
          showError("The catalogue could not be read.")
          return
        }
        products = items.compactMap { parse($0) }
        tableView.reloadData()
        spinner.stopAnimating()
        tableView.refreshControl?.endRefreshing()
        // The refresh control once swallowed the reload above.
        tableView.reloadData()
      } catch {
        showError(error.localizedDescription)
      }
    }
  }

  private func parse(_ item: [String: Any]) -> Product? {
    guard let id = item["id"] as? Int,
      let name = item["name"] as? String,
      let price = item["price_cents"] as? Int
    else { return nil }
    return Product(
      id: id, name: name, priceInCents: price, summary: item["summary"] as? String)
  }

  private func showError(_ message: String) {
    tableView.refreshControl?.endRefreshing()
    let alert = UIAlertController(title: "Sorry", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Try again", style: .default) { _ in self.fetchProducts() })
    present(alert, animated: true)
  }

  // MARK: Business rules

  /// The warehouse keeps place-holders such as "TMP" and "X1" in the catalogue.
  private func visibleProducts() -> [Product] {
    products.filter { $0.name.count > 3 }.sorted { $0.name < $1.name }
  }

  private func priceText(of product: Product) -> String {
    String(format: "%.2f €", Double(product.priceInCents) / 100)
  }
}

// MARK: - Table

extension ProductViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    visibleProducts().count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Product")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Product")
    let product = visibleProducts()[indexPath.row]
    cell.textLabel?.text = product.name.uppercased()
    cell.detailTextLabel?.text = priceText(of: product)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = ProductDetailViewController(product: products[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}
