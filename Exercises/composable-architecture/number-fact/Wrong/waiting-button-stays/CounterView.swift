// caught by: Step4View.testScreenShowsTheLoading
import ComposableArchitecture
import SwiftUI

/// The screen of one counter: the number, the buttons, and a fact about the number.
struct CounterView: View {
  let store: StoreOf<CounterFeature>

  var body: some View {
    VStack(spacing: 12) {
      Text(store.title)
        .font(.headline)
      HStack(spacing: 24) {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)")
          .font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      if !store.isLoadingFact {
        Button("Tell me a fact") { store.send(.factButtonTapped) }
      }
      if store.isLoadingFact || store.factText != nil {
        Button("Tell me a fact") { store.send(.factButtonTapped) }
          .disabled(store.isLoadingFact)
      }
      if store.isLoadingFact {
        Text("Thinking…")
      }
      if let fact = store.factText {
        Text(fact)
          .padding()
      }
    }
  }
}
