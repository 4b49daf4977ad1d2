import ComposableArchitecture

@Reducer
struct AppFeature {
  enum Tab: String, Hashable, CaseIterable { case forecast, packing }

  @ObservableState
  struct State: Equatable {
    var forecast: ForecastFeature.State
    var packing: PackingFeature.State
    var selectedTab: Tab

    init() {
      forecast = .init(place: "Bergen")
      packing = .init(items: [])
      selectedTab = .packing
      for name in ["Passport", "Toothbrush"] { packing.items.append(.init(name: name)) }
    }
  }

  enum Action: Equatable {
    case forecast(ForecastFeature.Action)
    case packing(PackingFeature.Action)
    case tabSelected(Tab)
  }

  private let packing = PackingFeature()
  private let forecast = ForecastFeature()

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .forecast(let action):
      return forecast.reduce(into: &state.forecast, action: action).map { .forecast($0) }
    case .packing(let action):
      let effect = packing.reduce(into: &state.packing, action: action)
      if case .itemTapped = action, state.packing.areAllPacked { state.selectedTab = .forecast }
      return effect.map { .packing($0) }
    case .tabSelected(let tab):
      state.selectedTab = tab
      return .none
    }
  }
}
