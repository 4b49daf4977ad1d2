import ComposableArchitecture

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var title: String = ""
    var count: Int = 0
    var factText: String? = nil
    var step: Int = 1
  }

  @CasePathable
  enum Action {
    case incrementButtonTapped, decrementButtonTapped, resetButtonTapped
    case stepPicked(Int)
  }

  var body: some Reducer<State, Action> {
    Reduce(self.core)
  }

  func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .incrementButtonTapped: return move(&state, to: state.count + state.step)
    case .decrementButtonTapped: return move(&state, to: state.count - state.step)
    case .resetButtonTapped: return move(&state, to: 0)
    case .stepPicked(let step):
      state.step = step < 1 ? state.step : step
      return .none
    }
  }

  private func move(_ state: inout State, to count: Int) -> Effect<Action> {
    state.count = count
    state.factText = nil
    return .none
  }
}
