// caught by: Step3.testShowsTheState
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
      HStack {
        ForEach([1, 5, 10], id: \.self) { step in
          Button("by \(step)") { store.send(.stepPicked(step)) }
        }
      }
      Text("Counts by \(store.step)")
        .font(.caption)
      Button("Reset") { store.send(.resetButtonTapped) }
      if let fact = store.factText {
        Text(fact)
          .padding()
        Text(fact)
          .font(.caption)
      }
    }
  }
}
