import ComposableArchitecture
import SwiftUI

/// The whole shop on one screen.
struct ShopView: View {
  let store: StoreOf<AppFeature>
  @State private var email = ""
  @State private var password = ""

  var body: some View {
    VStack {
      login
      products
      cart
    }
  }

  @ViewBuilder private var login: some View {
    if let name = store.userName {
      Text("Hello, \(name)")
      Button("Log out") { store.send(.logoutTapped) }
    } else {
      TextField("E-mail", text: $email)
      SecureField("Password", text: $password)
      Button("Log in") { store.send(.loginTapped(email: email, password: password)) }
        .disabled(store.isLoggingIn)
      if let message = store.loginMessage { Text(message) }
    }
  }

  @ViewBuilder private var products: some View {
    if store.isLoading { Text("Loading…") }
    if let message = store.listMessage { Text(message) }
    ForEach(store.products) { product in
      HStack {
        Button(product.name) { store.send(.productTapped(product.id)) }
        Button("Buy \(product.name)") { store.send(.addToCartTapped(product.id)) }
      }
    }
    if let id = store.openedProduct, let product = store.products[id: id] {
      Text("About \(product.name)")
      Button("Close") { store.send(.detailsClosed) }
    }
  }

  private var cart: some View {
    VStack {
      ForEach(store.lines) { line in
        HStack {
          Text("\(line.quantity) × \(line.product.name)")
          Button("Remove \(line.product.name)") {
            store.send(.removeFromCartTapped(line.id))
          }
        }
      }
      Text("Total: \(store.lines.reduce(0) { $0 + $1.quantity * $1.product.price }) cents")
    }
  }
}
