// caught by: Step4Views.testDetailsFollowTheState
import ComposableArchitecture
import SwiftUI

/// The whole shop on one screen.
struct ShopView: View {
  let store: StoreOf<AppFeature>
  @State private var opened: Product?

  var body: some View {
    VStack {
      EmptyView().onChange(of: store.openedProduct) {
        opened = store.openedProduct.flatMap { store.productList.products[id: $0] }
      }
      LoginView(store: store.scope(state: \.user, action: \.user))
      ProductListView(store: store.scope(state: \.productList, action: \.productList))
      if let opened {
        Text("About \(opened.name)")
        Button("Close") {
          self.opened = nil
          store.send(.detailsClosed)
        }
      }
      CartView(store: store.scope(state: \.cart, action: \.cart))
    }
  }
}
