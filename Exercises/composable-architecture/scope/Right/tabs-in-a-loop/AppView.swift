import ComposableArchitecture
import SwiftUI

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      ForEach(AppFeature.Tab.allCases) { tab in
        page(tab).tabItem { Label(tab.rawValue, systemImage: "bag") }.tag(tab)
      }
    }
  }

  @ViewBuilder private func page(_ tab: AppFeature.Tab) -> some View {
    switch tab {
    case .packing: PackingView(store: store.scope(state: \.packing, action: \.packing))
    case .forecast: ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
    }
  }
}

#Preview {
  AppView(store: Store(initialState: AppFeature.State()) { AppFeature() })
}
