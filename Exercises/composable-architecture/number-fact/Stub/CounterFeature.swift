import ComposableArchitecture

/// One counter: what it is, and what each button does to it.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var count = 0
    var factText: String?
  }

  enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
    case factLoaded(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        state.factText = nil
        return .none

      case .decrementButtonTapped:
        state.count -= 1
        state.factText = nil
        return .none

      case .factLoaded(let text):
        state.factText = text
        return .none
      }
    }
  }
}
