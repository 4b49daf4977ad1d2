import ComposableArchitecture

@Reducer
struct AppFeature {
  enum Tab: String, CaseIterable, Identifiable {
    case packing = "Packing", forecast = "Forecast"
    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var packing: PackingFeature.State
    var forecast: ForecastFeature.State
    var selectedTab: Tab

    init() {
      packing = .init(items: [.init(name: "Passport"), .init(name: "Toothbrush")])
      forecast = .init(place: "Bergen")
      selectedTab = .packing
    }
  }

  enum Action {
    case packing(PackingFeature.Action)
    case forecast(ForecastFeature.Action)
    case tabSelected(Tab)
  }

  var body: some Reducer<State, Action> {
    children
    Reduce(watch)
  }

  @ReducerBuilder<State, Action> private var children: some Reducer<State, Action> {
    Scope(state: \.forecast, action: \.forecast, child: ForecastFeature.init)
    Scope(state: \.packing, action: \.packing) { PackingFeature() }
  }

  private func watch(_ state: inout State, _ action: Action) -> Effect<Action> {
    if case .tabSelected(let tab) = action { state.selectedTab = tab }
    if case .packing(.itemTapped) = action, state.packing.areAllPacked {
      state.selectedTab = .forecast
    }
    return .none
  }
}
