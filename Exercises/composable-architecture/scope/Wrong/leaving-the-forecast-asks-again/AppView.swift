// caught by: Step4.testTabTapIsAnAction
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tabItem { Text("Packing") }
        .tag(AppFeature.Tab.packing)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
    .onChange(of: store.selectedTab) { old, tab in
      if tab == .packing, store.forecast.summary == nil {
        store.send(.forecast(.refreshButtonTapped))
      }
    }
  }
}
