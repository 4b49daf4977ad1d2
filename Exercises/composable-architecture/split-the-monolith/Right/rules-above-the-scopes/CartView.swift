import ComposableArchitecture
import SwiftUI

/// What is going to be bought, and what it costs.
struct CartView: View {
  let store: StoreOf<CartFeature>

  var body: some View {
    ForEach(store.lines) { line in
      CartRow(line: line) { store.send(.productRemoved(line.id)) }
    }
    CartTotal(cents: store.total)
  }
}

struct CartRow: View {
  let line: CartLine
  let remove: () -> Void

  var body: some View {
    HStack {
      Text("\(line.quantity) × \(line.product.name)")
      Button("Remove \(line.product.name)", action: remove)
    }
  }
}

struct CartTotal: View {
  let cents: Int

  var body: some View { Text("Total: \(cents) cents") }
}
