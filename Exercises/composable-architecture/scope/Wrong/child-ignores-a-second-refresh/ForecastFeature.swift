// caught by: Step1.testChildrenDoWhatTheyDid
import ComposableArchitecture

/// The weather at the place where the journey goes.
@Reducer
struct ForecastFeature {
  @ObservableState
  struct State: Equatable {
    var place: String
    var summary: String?
    var isLoading = false
  }

  enum Action: Equatable {
    case refreshButtonTapped
    case forecastLoaded(String)
    case forecastFailed
  }

  @Dependency(\.forecastClient) var forecastClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .refreshButtonTapped:
        guard !state.isLoading else { return .none }
        state.isLoading = true
        return .run { [place = state.place] send in
          await send(.forecastLoaded(try await forecastClient.fetch(place)))
        } catch: { _, send in
          await send(.forecastFailed)
        }

      case .forecastLoaded(let summary):
        state.isLoading = false
        state.summary = summary
        return .none

      case .forecastFailed:
        state.isLoading = false
        state.summary = "No forecast"
        return .none
      }
    }
  }
}
