// caught by: Step4.testViewStartsNothing
import ComposableArchitecture
import SwiftUI

private final class Flag: ObservableObject { @Published var isLoading = false }

/// The screen of one counter: the number, the buttons, and a fact about the number.
struct CounterView: View {
  let store: StoreOf<CounterFeature>
  @StateObject private var flag = Flag()

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
        flag.isLoading = true
        store.send(.factButtonTapped)
      }
      .disabled(store.isLoadingFact)
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
