import ComposableArchitecture
import SwiftUI

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

      case .resetButtonTapped:
        state.count = 0
        state.factText = nil
        return .none
      }
    }
  }
}

/// What the app starts with: the counter at work, and its row below.
struct CountersScreen: View {
  private let store = Store(
    initialState: CounterFeature.State(
      title: "Ducks", count: 7, factText: "7 is the number of days in a week.")
  ) {
    CounterFeature()
  }

  var body: some View {
    VStack {
      CounterView(store: store)
      CounterRow(store: store)
    }
  }
}
