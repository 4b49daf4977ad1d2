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
        Task { await loadFact() }
      }
      .disabled(isLoading)
      if isLoading {
        Text("Thinking…")
      }
      if let fact = store.factText {
        Text(fact)
          .padding()
      }
    }
  }

  private func loadFact() async {
    isLoading = true
    // Give the wheel a chance to be seen.
    try? await Task.sleep(for: .milliseconds(50))
    guard let url = URL(string: "https://numbers.example/\(store.count)") else { return }
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    guard let page = try? JSONDecoder().decode(FactPage.self, from: data) else { return }
    store.send(.factLoaded(page.text))
    isLoading = false
  }
}
