import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs, each with a store of its own.
struct AppView: View {
  private let packing = Store(
    initialState: PackingFeature.State(items: [.init(name: "Passport"), .init(name: "Toothbrush")])
  ) {
    PackingFeature()
  }
  private let forecast = Store(initialState: ForecastFeature.State(place: "Bergen")) {
    ForecastFeature()
  }
  @State private var selectedTab = 0

  var body: some View {
    TabView(selection: $selectedTab) {
      PackingView(store: packing)
        .tabItem { Text("Packing") }
        .tag(0)
      ForecastView(store: forecast)
        .tabItem { Text("Forecast") }
        .tag(1)
    }
    .onAppear {
      // Who has packed everything wants to see the weather. Works only if the app is started anew.
      if packing.areAllPacked { selectedTab = 1 }
    }
  }
}
