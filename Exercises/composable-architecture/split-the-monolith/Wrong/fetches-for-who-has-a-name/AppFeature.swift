// caught by: Step3Parent.testLoginWithoutANameFetches
import ComposableArchitecture

/// The whole shop: three features, and what the news of one means for the others.
@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var user = UserFeature.State()
    var productList = ProductListFeature.State()
    var cart = CartFeature.State()
    var openedProduct: Product.ID?
  }

  enum Action {
    case user(UserFeature.Action)
    case productList(ProductListFeature.Action)
    case cart(CartFeature.Action)
    case detailsClosed
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.user, action: \.user) { UserFeature() }
    Scope(state: \.productList, action: \.productList) { ProductListFeature() }
    Scope(state: \.cart, action: \.cart) { CartFeature() }
    Reduce { state, action in
      switch action {
      case .user(.loginSucceeded(let name)) where !name.isEmpty:
        return .send(.productList(.fetchProducts))

      case .user(.logoutTapped):
        return .send(.cart(.cleared))

      case .productList(.productTapped(let id)):
        state.openedProduct = id
        return .none

      case .productList(.buyTapped(let id)):
        guard let product = state.productList.products[id: id] else { return .none }
        return .send(.cart(.productAdded(product)))

      case .detailsClosed:
        state.openedProduct = nil
        return .none

      case .user, .productList, .cart:
        return .none
      }
    }
  }
}
