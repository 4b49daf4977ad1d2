import ComposableArchitecture
import SwiftUI

/// More about one product.
private struct DetailsView: View {
  let product: Product
  let close: () -> Void

  var body: some View {
    Text("About \(product.name)")
    Button("Close", action: close)
  }
}

/// The whole shop on one screen.
struct ShopView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    VStack {
      LoginView(store: store.scope(state: \.user, action: \.user))
      ProductListView(store: store.scope(state: \.productList, action: \.productList))
      if let product = store.opened {
        DetailsView(product: product) { store.send(.detailsClosed) }
      }
      CartView(store: store.scope(state: \.cart, action: \.cart))
    }
  }
}
