// caught by: Step4View.testViewMakesNoStore
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  init(store: StoreOf<AppFeature> = Store(initialState: AppFeature.State()) { AppFeature() }) {
    self.store = store
  }

  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tabItem { Text("Packing") }
        .tag(AppFeature.Tab.packing)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
  }
}
