// caught by: Step3Trouble.testLateFailureForTheSameNumber
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
    case factResponse(Result<String, any Error>, about: Int)
  }

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
        let count = state.count
        return .run { send in
          do {
            let text = try await numberFact.fetch(count)
            await send(.factResponse(.success(text), about: count))
          } catch {
            await send(.factResponse(.failure(error), about: count))
          }
        }

      case .factResponse(let result, about: let number):
        guard number == state.count, state.isLoadingFact else { return .none }
        state.isLoadingFact = false
        switch result {
        case .success(let text): state.factText = text
        case .failure: state.factText = "Failed to load fact"
        }
        return .none
      }
    }
  }

  /// The number has changed: what is known about the old one is of no use.
  private func dropFact(_ state: inout State) -> Effect<Action> {
    state.factText = nil
    state.isLoadingFact = false
    return .none
  }
}
