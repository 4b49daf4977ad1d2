// caught by: Step4.testAppStartsAsBefore
import ComposableArchitecture
import SwiftUI

/// What the app starts with.
struct CountersScreen: View {
  private let store = Store(initialState: CounterFeature.State(title: "Ducks", count: 7)) {
    CounterFeature()
  } withDependencies: {
    $0.numberFact.fetch = { "\($0) is a number." }
  }

  var body: some View {
    CounterView(store: store)
  }
}
