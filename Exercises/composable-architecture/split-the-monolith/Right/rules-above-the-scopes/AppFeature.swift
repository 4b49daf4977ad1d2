import ComposableArchitecture

/// The whole shop: three features, and what the news of one means for the others.
@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var user: UserFeature.State = .init()
    var productList: ProductListFeature.State = .init()
    var cart: CartFeature.State = .init()
    var openedProduct: Product.ID?
  }

  enum Action {
    case user(UserFeature.Action)
    case productList(ProductListFeature.Action)
    case cart(CartFeature.Action)
    case detailsClosed
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .user(.loginSucceeded): .send(.productList(.fetchProducts))
      case .user(.logoutTapped): .send(.cart(.cleared))
      case .productList(.buyTapped(let id)):
        state.productList.products[id: id].map { .send(.cart(.productAdded($0))) } ?? .none
      default: .none
      }
    }
    Reduce { state, action in
      if case .productList(.productTapped(let id)) = action { state.openedProduct = id }
      if case .detailsClosed = action { state.openedProduct = nil }
      return .none
    }
    Scope(state: \.user, action: \.user) { UserFeature() }
    Scope(state: \.productList, action: \.productList) { ProductListFeature() }
    Scope(state: \.cart, action: \.cart) { CartFeature() }
  }
}
