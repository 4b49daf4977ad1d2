// caught by: Step4View.testChildViewsKnowNoParent
import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      PackingView(
        items: store.packing.items, tap: { store.send(.packing(.itemTapped($0))) },
        add: { store.send(.packing(.itemAdded("Umbrella"))) }
      )
      .tabItem { Text("Packing") }
      .tag(AppFeature.Tab.packing)
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tabItem { Text("Forecast") }
        .tag(AppFeature.Tab.forecast)
    }
  }
}
