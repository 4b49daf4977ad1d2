import ComposableArchitecture
import SwiftUI

/// What the app starts with: the counter at work, and its row below.
struct CountersScreen: View {
  @State private var store = Store(
    initialState: CounterFeature.State(
      title: "Ducks", count: 7, factText: "7 is the number of days in a week.")
  ) {
    CounterFeature()
  }

  var body: some View {
    VStack {
      CounterView(store: store)
      CounterRow(store: store)
    }
  }
}
