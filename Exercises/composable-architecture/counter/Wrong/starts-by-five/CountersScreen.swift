// caught by: Step3.testScreenHasOneStore
import ComposableArchitecture
import SwiftUI

/// What the app starts with: the counter at work, and its row below.
struct CountersScreen: View {
  private let store = Store(
    initialState: CounterFeature.State(
      title: "Ducks", count: 7, factText: "7 is the number of days in a week.", step: 5)
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
