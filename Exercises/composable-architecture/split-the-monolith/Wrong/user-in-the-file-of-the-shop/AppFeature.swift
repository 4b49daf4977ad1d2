// caught by: Step1.testUserStandsAlone
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
      case .user(.loginSucceeded):
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

/// Who is logged in.
@Reducer
struct UserFeature {
  @ObservableState
  struct State: Equatable {
    var name: String?
    var isLoggingIn = false
    var message: String?
  }

  enum Action {
    case loginTapped(email: String, password: String)
    case loginSucceeded(String)
    case loginFailed
    case logoutTapped
  }

  @Dependency(\.loginClient) var loginClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loginTapped(let email, let password):
        guard !email.isEmpty, !password.isEmpty else {
          state.message = "Enter e-mail and password."
          return .none
        }
        state.isLoggingIn = true
        state.message = nil
        return .run { send in
          await send(.loginSucceeded(try await loginClient.login(email, password)))
        } catch: { _, send in
          await send(.loginFailed)
        }

      case .loginSucceeded(let name):
        state.isLoggingIn = false
        state.name = name
        return .none

      case .loginFailed:
        state.isLoggingIn = false
        state.message = "Login failed."
        return .none

      case .logoutTapped:
        state.name = nil
        return .none
      }
    }
  }
}
