import UIKit

// MVP: the presenter decides, and commands a passive view through a protocol.

/// Puts the list together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    let presenter = ProductListPresenter(service: service)
    let list = ProductListViewController(presenter: presenter)
    presenter.view = list
    return list
  }
}

@MainActor
protocol ProductListDisplay: AnyObject {
  func show(_ rows: [ProductRow], message: String?, canRetry: Bool)
  func openDetails(of product: Product)
}

@MainActor
final class ProductListPresenter {
  weak var view: (any ProductListDisplay)?
  private let service: any ProductService
  private var products: [Product] = []

  init(service: any ProductService) {
    self.service = service
  }

  func load() {
    show([], message: "Loading…")
    Task { [weak self, service] in
      do {
        let products = try await service.products().sorted { $0.name < $1.name }
        self?.show(products, message: products.isEmpty ? "Nothing on the shelves today." : nil)
      } catch {
        self?.show([], message: "The shop can't be reached.", canRetry: true)
      }
    }
  }

  func select(_ row: Int) {
    guard products.indices.contains(row) else { return }
    view?.openDetails(of: products[row])
  }

  private func show(_ products: [Product], message: String?, canRetry: Bool = false) {
    self.products = products
    view?.show(products.map(row), message: message, canRetry: canRetry)
  }

  private func row(of product: Product) -> ProductRow {
    let cents = product.cents % 100
    let price = "€\(product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return ProductRow(
      title: product.name, subtitle: product.cents < 100 ? "\(price), cheap" : price)
  }
}

final class ProductListViewController: UIViewController, ProductListDisplay {
  private let presenter: ProductListPresenter
  private let listView = ProductListView()

  init(presenter: ProductListPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.onRetry = { [presenter] in presenter.load() }
    listView.onSelect = { [presenter] in presenter.select($0) }
    presenter.load()
  }

  func show(_ rows: [ProductRow], message: String?, canRetry: Bool) {
    listView.show(rows, message: message, canRetry: canRetry)
  }

  func openDetails(of product: Product) {
    let details = ProductDetailsViewController(product: product)
    navigationController?.pushViewController(details, animated: true)
  }
}
