import Combine
import UIKit

// Clean Architecture: the rules are in the middle and know nobody; MVVM presents what they say.

/// The composition root.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    let repository = ServiceProductRepository(service: service)
    let viewModel = ProductListViewModel(listOffers: ListOffers(repository: repository))
    return ProductListViewController(viewModel: viewModel)
  }
}

// Domain

struct Offer: Equatable {
  let product: Product
  let isCheap: Bool
}

@MainActor
protocol ProductRepository {
  func products() async throws -> [Product]
}

@MainActor
protocol ListOffersUseCase {
  func execute() async throws -> [Offer]
}

/// Every product by its name; below one euro it is cheap.
struct ListOffers: ListOffersUseCase {
  let repository: any ProductRepository

  func execute() async throws -> [Offer] {
    try await repository.products().sorted { $0.name < $1.name }
      .map { Offer(product: $0, isCheap: $0.cents < 100) }
  }
}

// Data

struct ServiceProductRepository: ProductRepository {
  let service: any ProductService

  func products() async throws -> [Product] { try await service.products() }
}

// Presentation

@MainActor
final class ProductListViewModel {
  @Published private(set) var rows: [ProductRow] = []
  @Published private(set) var message: String?
  @Published private(set) var canRetry = false
  private let listOffers: any ListOffersUseCase
  private var offers: [Offer] = []

  init(listOffers: any ListOffersUseCase) {
    self.listOffers = listOffers
  }

  func load() async {
    show([], message: "Loading…")
    do {
      let offers = try await listOffers.execute()
      show(offers, message: offers.isEmpty ? "Nothing on the shelves today." : nil)
    } catch {
      show([], message: "The shop can't be reached.", canRetry: true)
    }
  }

  func product(at row: Int) -> Product? {
    offers.indices.contains(row) ? offers[row].product : nil
  }

  private func show(_ offers: [Offer], message: String?, canRetry: Bool = false) {
    self.offers = offers
    rows = offers.map(row)
    self.message = message
    self.canRetry = canRetry
  }

  private func row(of offer: Offer) -> ProductRow {
    let cents = offer.product.cents % 100
    let price = "€\(offer.product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
    return ProductRow(
      title: offer.product.name, subtitle: offer.isCheap ? "\(price), cheap" : price)
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
