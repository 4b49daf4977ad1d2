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
      if let id = store.openedProduct {
        Text("About \(store.productList.products[id: id]?.name ?? "")")
        Button("Close") { store.send(.detailsClosed) }
      }
      CartView(store: store.scope(state: \.cart, action: \.cart))
    }
  }
}
