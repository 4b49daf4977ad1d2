// caught by: Step4.testListAlone
import ComposableArchitecture
import SwiftUI

/// What there is to buy.
struct ProductListView: View {
  let store: StoreOf<ProductListFeature>

  var body: some View {
    if store.isLoading { Text("Loading…") }
    if let message = store.message {
      Text(message)
    } else {
      ForEach(store.products) { product in
        HStack {
          Button(product.name) { store.send(.productTapped(product.id)) }
          Button("Buy \(product.name)") { store.send(.buyTapped(product.id)) }
        }
      }
    }
  }
}
