// caught by: Step4.testCountingFreesTheButton
import ComposableArchitecture
import SwiftUI

/// The screen of one counter: the number, the buttons, and a fact about the number.
struct CounterView: View {
  let store: StoreOf<CounterFeature>
  @State private var isLoading = false

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
      Button("Tell me a fact") {
        isLoading = true
        store.send(.factButtonTapped)
      }
      .disabled(isLoading && store.factText == nil)
      if isLoading && store.factText == nil {
        Text("Thinking…")
      }
      if let fact = store.factText {
        Text(fact)
          .padding()
      }
    }
  }
}
