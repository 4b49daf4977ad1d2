import ComposableArchitecture
import SwiftUI

private struct FactButton: View {
  let isLoading: Bool
  let action: () -> Void

  var body: some View {
    Button("Tell me a fact", action: action)
      .disabled(isLoading)
    if isLoading {
      Text("Thinking…")
    }
  }
}

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
      FactButton(isLoading: store.isLoadingFact) { store.send(.factButtonTapped) }
      if let fact = store.factText {
        Text(fact)
          .padding()
      }
    }
  }
}
