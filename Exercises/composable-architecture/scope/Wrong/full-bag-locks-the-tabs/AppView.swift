// caught by: Step4View.testTabTapIsAnAction
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(
      selection: Binding(
        get: { store.selectedTab },
        set: { if !store.packing.areAllPacked { store.send(.tabSelected($0)) } })
    ) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tabItem { Text("Packing") }
        .tag(AppFeature.Tab.packing)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
  }
}
