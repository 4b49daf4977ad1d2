import ComposableArchitecture

/// The whole shop: who is logged in, what there is to buy, and what is in the cart.
@Reducer
struct AppFeature {
  @ObservableState
  struct State: Equatable {
    var userName: String?
    var isLoggingIn = false
    var loginMessage: String?
    var products: IdentifiedArrayOf<Product> = []
    var isLoading = false
    var listMessage: String?
    var openedProduct: Product.ID?
    var lines: IdentifiedArrayOf<CartLine> = []
  }

  enum Action {
    case loginTapped(email: String, password: String)
    case loginSucceeded(String)
    case loginFailed
    case logoutTapped
    case fetchProducts
    case productsLoaded([Product])
    case productTapped(Product.ID)
    case detailsClosed
    case addToCartTapped(Product.ID)
    case removeFromCartTapped(Product.ID)
  }

  @Dependency(\.loginClient) var loginClient
  @Dependency(\.productClient) var productClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loginTapped(let email, let password):
        guard !email.isEmpty, !password.isEmpty else {
          state.loginMessage = "Enter e-mail and password."
          return .none
        }
        state.isLoggingIn = true
        state.loginMessage = nil
        return .run { send in
          await send(.loginSucceeded(try await loginClient.login(email, password)))
        } catch: { _, send in
          await send(.loginFailed)
        }

      case .loginSucceeded(let name):
        state.isLoggingIn = false
        state.userName = name
        state.isLoading = true
        state.listMessage = nil
        return fetch()

      case .loginFailed:
        state.isLoggingIn = false
        state.loginMessage = "Login failed."
        return .none

      case .logoutTapped:
        state.userName = nil
        state.lines.removeAll()
        return .none

      case .fetchProducts:
        state.isLoading = true
        state.listMessage = nil
        return fetch()

      case .productsLoaded(let products):
        state.isLoading = false
        state.products = IdentifiedArray(uniqueElements: products)
        return .none

      case .productTapped(let id):
        state.openedProduct = id
        return .none

      case .detailsClosed:
        state.openedProduct = nil
        return .none

      case .addToCartTapped(let id):
        guard let product = state.products[id: id] else { return .none }
        if state.lines[id: id] != nil {
          state.lines[id: id]?.quantity += 1
        } else {
          state.lines.append(CartLine(product: product))
        }
        return .none

      case .removeFromCartTapped(let id):
        guard let line = state.lines[id: id] else { return .none }
        if line.quantity > 1 {
          state.lines[id: id]?.quantity -= 1
        } else {
          state.lines.remove(id: id)
        }
        return .none
      }
    }
  }

  private func fetch() -> Effect<Action> {
    .run { send in
      let products = try await productClient.fetch()
      if !products.isEmpty { await send(.productsLoaded(products)) }
    } catch: { _, _ in
      // The list stays as it is.
    }
  }
}
