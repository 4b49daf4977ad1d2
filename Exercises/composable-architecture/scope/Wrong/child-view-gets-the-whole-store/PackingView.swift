import ComposableArchitecture
import SwiftUI

/// The list of things; a tap puts one into the bag or takes it out.
struct PackingView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    VStack {
      ForEach(store.packing.items) { item in
        Button(item.isPacked ? "✓ \(item.name)" : item.name) {
          store.send(.packing(.itemTapped(item.id)))
        }
      }
      Button("Add an umbrella") { store.send(.packing(.itemAdded("Umbrella"))) }
    }
  }
}
