// caught by: Step3.testAnyThingCanBeTheLast
import ComposableArchitecture

/// The whole app: a packing list and a forecast, one of which is shown.
@Reducer
struct AppFeature {
  enum Tab { case packing, forecast }

  @ObservableState
  struct State: Equatable {
    var selectedTab = Tab.packing
    var packing = PackingFeature.State(
      items: [PackingFeature.Item(name: "Passport"), PackingFeature.Item(name: "Toothbrush")])
    var forecast = ForecastFeature.State(place: "Bergen")
  }

  enum Action {
    case tabSelected(Tab)
    case packing(PackingFeature.Action)
    case forecast(ForecastFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.packing, action: \.packing) { PackingFeature() }
    Scope(state: \.forecast, action: \.forecast) { ForecastFeature() }
    Reduce { state, action in
      switch action {
      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none

      case .packing(.itemTapped):
        if state.packing.areAllPacked, state.packing.items.count < 4 {
          state.selectedTab = .forecast
        }
        return .none

      case .packing, .forecast:
        return .none
      }
    }
  }
}
