// caught by: Step1.testProductsAreListedByName
import Combine
import UIKit

// MVVM: the view model has the state, and knows no view; the controller observes it.

/// Puts the list together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    ProductListViewController(viewModel: ProductListViewModel(service: service))
  }
}

@MainActor
final class ProductListViewModel {
  @Published private(set) var rows: [ProductRow] = []
  @Published private(set) var message: String?
  @Published private(set) var canRetry = false
  private let service: any ProductService
  private var products: [Product] = []

  init(service: any ProductService) {
    self.service = service
  }

  func load() async {
    show([], message: "Loading…")
    do {
      let products = try await service.products().sorted { $0.name < $1.name }
      show(products, message: products.isEmpty ? "Nothing on the shelves today." : nil)
    } catch {
      show([], message: "The shop can't be reached.", canRetry: true)
    }
  }

  func product(at row: Int) -> Product? {
    products.indices.contains(row) ? products[row] : nil
  }

  private func show(_ products: [Product], message: String?, canRetry: Bool = false) {
    self.products = products
    rows = products.map(row)
    self.message = message
    self.canRetry = canRetry
  }

  private func row(of product: Product) -> ProductRow {
    let cents = product.cents % 100
    let price = "€\(product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return ProductRow(
      title: product.name.trimmingCharacters(in: .whitespaces),
      subtitle: product.cents < 100 ? "\(price), cheap" : price)
  }
}

final class ProductListViewController: UIViewController {
  private let viewModel: ProductListViewModel
  private let listView = ProductListView()
  private var observers: Set<AnyCancellable> = []

  init(viewModel: ProductListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.onRetry = { [weak self] in self?.load() }
    listView.onSelect = { [weak self] in self?.open($0) }
    viewModel.$rows.combineLatest(viewModel.$message, viewModel.$canRetry)
      .sink { [listView] in listView.show($0, message: $1, canRetry: $2) }
      .store(in: &observers)
    load()
  }

  private func load() {
    Task { [viewModel] in await viewModel.load() }
  }

  private func open(_ row: Int) {
    guard let product = viewModel.product(at: row) else { return }
    let details = ProductDetailsViewController(product: product)
    navigationController?.pushViewController(details, animated: true)
  }
}
