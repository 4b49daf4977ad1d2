// caught by: Step4.testChildViewsStayAsTheyAre
import ComposableArchitecture
import SwiftUI

/// The list of things; a tap puts one into the bag or takes it out.
struct PackingView: View {
  let store: StoreOf<PackingFeature>

  var body: some View {
    VStack {
      ForEach(store.items) { item in
        Button(item.isPacked ? "✓ \(item.name)" : item.name) {
          store.send(.itemTapped(item.id))
        }
      }
      Button("Add an umbrella") {
        store.send(.itemAdded("Umbrella"))
        store.send(.itemAdded("Umbrella"))
      }
    }
  }
}
