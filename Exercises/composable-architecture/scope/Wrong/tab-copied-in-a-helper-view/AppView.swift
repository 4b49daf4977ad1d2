// caught by: Step4.testViewMakesNoStore
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    Tabs(store: store)
  }
}

private struct Tabs: View {
  let store: StoreOf<AppFeature>
  @State private var tab = AppFeature.Tab.packing

  var body: some View {
    TabView(selection: $tab) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tabItem { Text("Packing") }
        .tag(AppFeature.Tab.packing)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
    .onAppear { tab = store.selectedTab }
    .onChange(of: tab) { if tab != store.selectedTab { store.send(.tabSelected(tab)) } }
    .onChange(of: store.selectedTab) { tab = store.selectedTab }
  }
}
