// caught by: Step3.testLateAnswerForTheSameNumber
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
    case factLoaded(String, about: Int)
    case factFailed(Int)
  }

  private let asked = LockIsolated(0)

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
        let question = asked.value
        return .run { send in
          await send(.factLoaded(try await numberFact.fetch(count), about: count))
        } catch: { _, send in
          await send(.factFailed(question))
        }

      case .factLoaded(let text, about: let number):
        guard number == state.count, state.isLoadingFact else { return .none }
        state.isLoadingFact = false
        state.factText = text
        return .none

      case .factFailed(let question):
        guard question == asked.value else { return .none }
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
    asked.withValue { $0 += 1 }
    return .none
  }
}
