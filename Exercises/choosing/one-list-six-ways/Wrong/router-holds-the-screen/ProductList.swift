// caught by: Step3Details.testListGoesAway

import UIKit

// VIPER: as MVP, and the data and the way out have parts of their own, each behind a protocol.

/// Puts the module together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    let router = ProductListRouter()
    let interactor = ProductListInteractor(service: service)
    let presenter = ProductListPresenter(interactor: interactor, router: router)
    let list = ProductListViewController(presenter: presenter)
    presenter.view = list
    router.screen = list
    return list
  }
}

@MainActor
protocol ProductListInteracting: AnyObject, Sendable {
  func productsByName() async throws -> [Product]
  func isCheap(_ product: Product) -> Bool
}

@MainActor
protocol ProductListRouting: AnyObject {
  func openDetails(of product: Product)
}

@MainActor
protocol ProductListDisplay: AnyObject {
  func show(_ rows: [ProductRow], message: String?, canRetry: Bool)
}

@MainActor
protocol ProductListEvents: AnyObject {
  func load()
  func select(_ row: Int)
}

final class ProductListInteractor: ProductListInteracting {
  private let service: any ProductService

  init(service: any ProductService) {
    self.service = service
  }

  func productsByName() async throws -> [Product] {
    try await service.products().sorted { $0.name < $1.name }
  }

  func isCheap(_ product: Product) -> Bool { product.cents < 100 }
}

final class ProductListRouter: ProductListRouting {
  var screen: UIViewController?

  func openDetails(of product: Product) {
    let details = ProductDetailsViewController(product: product)
    screen?.navigationController?.pushViewController(details, animated: true)
  }
}

final class ProductListPresenter: ProductListEvents {
  weak var view: (any ProductListDisplay)?
  private let interactor: any ProductListInteracting
  private let router: any ProductListRouting
  private var products: [Product] = []

  init(interactor: any ProductListInteracting, router: any ProductListRouting) {
    self.interactor = interactor
    self.router = router
  }

  func load() {
    show([], message: "Loading…")
    Task { [weak self, interactor] in
      do {
        let products = try await interactor.productsByName()
        self?.show(products, message: products.isEmpty ? "Nothing on the shelves today." : nil)
      } catch {
        self?.show([], message: "The shop can't be reached.", canRetry: true)
      }
    }
  }

  func select(_ row: Int) {
    guard products.indices.contains(row) else { return }
    router.openDetails(of: products[row])
  }

  private func show(_ products: [Product], message: String?, canRetry: Bool = false) {
    self.products = products
    view?.show(products.map(row), message: message, canRetry: canRetry)
  }

  private func row(of product: Product) -> ProductRow {
    let cents = product.cents % 100
    let price = "€\(product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return ProductRow(
      title: product.name, subtitle: interactor.isCheap(product) ? "\(price), cheap" : price)
  }
}

final class ProductListViewController: UIViewController, ProductListDisplay {
  private let presenter: any ProductListEvents
  private let listView = ProductListView()

  init(presenter: any ProductListEvents) {
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
}
