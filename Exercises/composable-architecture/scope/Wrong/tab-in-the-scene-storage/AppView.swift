// caught by: Step4View.testViewMakesNoStore
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  let store: StoreOf<AppFeature>
  @SceneStorage("tab") private var tab = 0

  var body: some View {
    TabView(
      selection: Binding(
        get: { store.selectedTab == .packing ? 0 : 1 },
        set: {
          tab = $0
          store.send(.tabSelected($0 == 0 ? .packing : .forecast))
        })
    ) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tabItem { Text("Packing") }
        .tag(0)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(1)
    }
  }
}
