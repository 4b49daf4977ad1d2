// caught by: Step4Views.testDetailsFollowTheState
import ComposableArchitecture
import SwiftUI

/// The whole shop on one screen.
struct ShopView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    VStack {
      LoginView(store: store.scope(state: \.user, action: \.user))
      ProductListView(store: store.scope(state: \.productList, action: \.productList))
      if !store.productList.isLoading, let id = store.openedProduct,
        let product = store.productList.products[id: id]
      {
        Text("About \(product.name)")
        Button("Close") { store.send(.detailsClosed) }
      }
      CartView(store: store.scope(state: \.cart, action: \.cart))
    }
  }
}
