// caught by: Step3.testListGoesAwayWhileItLoads
import UIKit

// MVC: the controller loads, decides, formats, and navigates. One type.

/// Puts the list together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    ProductListViewController(service: service)
  }
}

final class ProductListViewController: UIViewController {
  private let service: any ProductService
  private let listView = ProductListView()
  private var products: [Product] = []

  init(service: any ProductService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.onRetry = { [weak self] in self?.load() }
    listView.onSelect = { [weak self] in self?.open($0) }
    load()
  }

  private func load() {
    show([], message: "Loading…")
    Task { [weak self, service, listView] in
      do {
        let products = try await service.products().sorted { $0.name < $1.name }
        self?.show(products, message: products.isEmpty ? "Nothing on the shelves today." : nil)
      } catch {
        listView.show([], message: "The shop can't be reached.", canRetry: true)
      }
    }
  }

  private func show(_ products: [Product], message: String?, canRetry: Bool = false) {
    self.products = products
    listView.show(products.map(row), message: message, canRetry: canRetry)
  }

  private func row(of product: Product) -> ProductRow {
    let cents = product.cents % 100
    let price = "€\(product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return ProductRow(
      title: product.name, subtitle: product.cents < 100 ? "\(price), cheap" : price)
  }

  private func open(_ row: Int) {
    guard products.indices.contains(row) else { return }
    let details = ProductDetailsViewController(product: products[row])
    navigationController?.pushViewController(details, animated: true)
  }
}
