import ComposableArchitecture
import SwiftUI

/// The whole app: two tabs with parts of one store.
struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
      Tab("Packing", systemImage: "bag", value: AppFeature.Tab.packing) {
        PackingView(store: store.scope(state: \.packing, action: \.packing))
      }
      Tab("Forecast", systemImage: "sun.max", value: AppFeature.Tab.forecast) {
        ForecastView(store: store.scope(state: \.forecast, action: \.forecast))
      }
    }
  }
}
