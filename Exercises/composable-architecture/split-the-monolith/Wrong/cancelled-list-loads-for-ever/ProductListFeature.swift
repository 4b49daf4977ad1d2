// caught by: Step2.testLoadingEndsAfterAFailure
import ComposableArchitecture
import Foundation

/// What there is to buy.
@Reducer
struct ProductListFeature {
  @ObservableState
  struct State: Equatable {
    var products: IdentifiedArrayOf<Product> = []
    var isLoading = false
    var message: String?
  }

  enum Action {
    case fetchProducts
    case productsLoaded([Product])
    case productsFailed
    case productTapped(Product.ID)
    case buyTapped(Product.ID)
  }

  @Dependency(\.productClient) var productClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .fetchProducts:
        state.isLoading = true
        state.message = nil
        return .run { send in
          await send(.productsLoaded(try await productClient.fetch()))
        } catch: { error, send in
          if (error as? URLError)?.code == .cancelled { return }
          await send(.productsFailed)
        }

      case .productsLoaded(let products):
        state.isLoading = false
        state.products = IdentifiedArray(uniqueElements: products)
        state.message = products.isEmpty ? "Nothing to buy today." : nil
        return .none

      case .productsFailed:
        state.isLoading = false
        state.message = "Products could not be loaded."
        return .none

      case .productTapped, .buyTapped:
        return .none
      }
    }
  }
}
