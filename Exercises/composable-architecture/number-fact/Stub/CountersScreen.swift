import ComposableArchitecture
import SwiftUI

/// What the app starts with.
struct CountersScreen: View {
  private let store = Store(initialState: CounterFeature.State(title: "Ducks", count: 7)) {
    CounterFeature()
  }

  var body: some View {
    CounterView(store: store)
  }
}
