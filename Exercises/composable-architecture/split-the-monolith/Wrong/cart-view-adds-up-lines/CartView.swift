import ComposableArchitecture
import SwiftUI

/// What is going to be bought, and what it costs.
struct CartView: View {
  let store: StoreOf<CartFeature>

  var body: some View {
    VStack {
      ForEach(store.lines) { line in
        HStack {
          Text("\(line.quantity) × \(line.product.name)")
          Button("Remove \(line.product.name)") { store.send(.productRemoved(line.id)) }
        }
      }
      Text("Total: \(store.lines.reduce(0) { $0 + $1.cost }) cents")
    }
  }
}
