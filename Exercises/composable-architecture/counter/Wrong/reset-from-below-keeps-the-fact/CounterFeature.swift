// caught by: Step2Steps.testResetClearsNumberAndFact
import ComposableArchitecture

/// One counter: what it is, and what each button does to it.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var count = 0
    var factText: String?
    var step = 1
  }

  enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
    case stepPicked(Int)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += state.step
        state.factText = nil
        return .none

      case .decrementButtonTapped:
        state.count -= state.step
        state.factText = nil
        return .none

      case .stepPicked(let step):
        guard step >= 1 else { return .none }
        state.step = step
        return .none

      case .resetButtonTapped where state.count < 0:
        state.count = 0
        return .none

      case .resetButtonTapped:
        state.count = 0
        state.factText = nil
        return .none
      }
    }
  }
}
