// caught by: Step2.testFactIsAskedForAndShown
import ComposableArchitecture

/// One counter: what it is, what each button does to it, and the fact about its number.
@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var count = 0
    var factText: String?
    var isLoadingFact = false
  }

  enum Action {
    case incrementButtonTapped
    case decrementButtonTapped
    case factButtonTapped
    case factLoaded(String)
    case factFailed
  }

  private enum CancelID { case fact }

  @Dependency(\.numberFact) var numberFact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return dropFact(&state)

      case .decrementButtonTapped:
        state.count -= 1
        return dropFact(&state)

      case .factButtonTapped:
        state.isLoadingFact = true
        state.factText = nil
        return .run { [count = state.count] send in
          await send(.factLoaded(try await numberFact.fetch(count)))
        } catch: { _, send in
          await send(.factFailed)
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case .factLoaded(let text):
        state.isLoadingFact = false
        state.factText = text.isEmpty ? nil : text
        return .none

      case .factFailed:
        state.isLoadingFact = false
        state.factText = "Failed to load fact"
        return .none
      }
    }
  }

  /// The number has changed: what is known about the old one is of no use.
  private func dropFact(_ state: inout State) -> Effect<Action> {
    state.factText = nil
    state.isLoadingFact = false
    return .cancel(id: CancelID.fact)
  }
}
