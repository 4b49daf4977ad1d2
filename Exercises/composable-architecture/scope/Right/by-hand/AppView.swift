import ComposableArchitecture
import SwiftUI

struct AppView: View {
  let store: StoreOf<AppFeature>

  private var tab: Binding<AppFeature.Tab> {
    Binding(
      get: { store.selectedTab },
      set: { store.send(.tabSelected($0)) })
  }

  var body: some View {
    TabView(selection: tab) {
      PackingView(store: store.scope(state: \.packing, action: \.packing))
        .tag(AppFeature.Tab.packing)
        .tabItem { Text("Packing") }
      ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
        .tag(AppFeature.Tab.forecast)
        .tabItem { Text("Forecast") }
    }
  }
}
