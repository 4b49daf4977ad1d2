// caught by: Step4.testChildViewsStayAsTheyAre
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
        .disabled(store.forecast.isLoading)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
  }
}
