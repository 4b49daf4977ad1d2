// caught by: Step4.testChildViewsStayAsTheyAre
import ComposableArchitecture
import SwiftUI

/// The forecast, and a button that asks for it again.
struct ForecastView: View {
  let store: StoreOf<ForecastFeature>

  var body: some View {
    VStack {
      Text("Weather in \(store.place)")
        .font(.headline)
      if store.isLoading {
        ProgressView()
      }
      if let summary = store.summary {
        Text(summary)
      }
      Button("Refresh") {
        store.send(.refreshButtonTapped)
        if store.summary != nil { store.send(.refreshButtonTapped) }
      }
      .disabled(store.isLoading)
    }
  }
}
