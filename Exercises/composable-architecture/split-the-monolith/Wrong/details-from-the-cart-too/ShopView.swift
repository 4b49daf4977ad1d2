// caught by: Step4.testDetailsFollowTheState
import ComposableArchitecture
import SwiftUI

/// The whole shop on one screen.
struct ShopView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    VStack {
      LoginView(store: store.scope(state: \.user, action: \.user))
      ProductListView(store: store.scope(state: \.productList, action: \.productList))
      if let id = store.openedProduct,
        let product = store.productList.products[id: id] ?? store.cart.lines[id: id]?.product
      {
        Text("About \(product.name)")
        Button("Close") { store.send(.detailsClosed) }
      }
      CartView(store: store.scope(state: \.cart, action: \.cart))
    }
  }
}
