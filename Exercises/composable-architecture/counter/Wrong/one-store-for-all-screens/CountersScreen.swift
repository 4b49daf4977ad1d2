// caught by: Step3.testScreenHasOneStore
import ComposableArchitecture
import SwiftUI

/// What the app starts with: the counter at work, and its row below.
struct CountersScreen: View {
  private static let shared = Store(
    initialState: CounterFeature.State(
      title: "Ducks", count: 7, factText: "7 is the number of days in a week.")
  ) {
    CounterFeature()
  }

  var body: some View {
    VStack {
      CounterView(store: Self.shared)
      CounterRow(store: Self.shared)
    }
  }
}
