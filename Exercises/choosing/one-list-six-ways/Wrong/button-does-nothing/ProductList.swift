// caught by: Step2States.testTryAgain

import ComposableArchitecture
import UIKit

// The Composable Architecture: state is a value, what happens is an enum, one function joins them.

/// Puts the list together.
@MainActor
enum ProductListScreen {
  static func make(service: any ProductService) -> UIViewController {
    let store = Store(initialState: ProductList.State()) {
      ProductList()
    } withDependencies: {
      $0.productClient = ProductClient { try await service.products() }
    }
    return ProductListViewController(store: store)
  }
}

struct ProductClient: DependencyKey {
  var products: @Sendable () async throws -> [Product]

  static let liveValue = ProductClient { try await ShelfService().products() }
}

extension DependencyValues {
  var productClient: ProductClient {
    get { self[ProductClient.self] }
    set { self[ProductClient.self] = newValue }
  }
}

@Reducer
struct ProductList {
  @ObservableState
  struct State: Equatable {
    var products: [Product] = []
    var message: String?
    var canRetry = false
    var opened: Product?

    var rows: [ProductRow] { products.map(row) }

    private func row(of product: Product) -> ProductRow {
      let cents = product.cents % 100
      let price = "€\(product.cents / 100).\(cents < 10 ? "0" : "")\(cents)"
      return ProductRow(
        title: product.name, subtitle: product.cents < 100 ? "\(price), cheap" : price)
    }
  }

  enum Action {
    case appeared
    case retryTapped
    case loaded([Product])
    case failed
    case rowTapped(Int)
    case detailsOpened
  }

  @Dependency(\.productClient) var productClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared, .retryTapped:
        (state.products, state.message, state.canRetry) = ([], "Loading…", false)
        return .run { send in
          await send(.loaded(try await productClient.products()))
        } catch: { _, send in
          await send(.failed)
        }

      case .loaded(let products):
        state.products = products.sorted { $0.name < $1.name }
        state.message = products.isEmpty ? "Nothing on the shelves today." : nil
        return .none

      case .failed:
        (state.message, state.canRetry) = ("The shop can't be reached.", true)
        return .none

      case .rowTapped(let row):
        state.opened = state.products.indices.contains(row) ? state.products[row] : nil
        return .none

      case .detailsOpened:
        state.opened = nil
        return .none
      }
    }
  }
}

final class ProductListViewController: UIViewController {
  private let store: StoreOf<ProductList>
  private let listView = ProductListView()

  init(store: StoreOf<ProductList>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = listView }

  override func viewDidLoad() {
    super.viewDidLoad()
    listView.onSelect = { [store] in store.send(.rowTapped($0)) }
    observe { [weak self] in
      guard let self else { return }
      listView.show(store.rows, message: store.message, canRetry: store.canRetry)
    }
    observe { [weak self] in
      guard let self, let product = store.opened else { return }
      open(product)
    }
    store.send(.appeared)
  }

  private func open(_ product: Product) {
    let details = ProductDetailsViewController(product: product)
    navigationController?.pushViewController(details, animated: true)
    store.send(.detailsOpened)
  }
}
