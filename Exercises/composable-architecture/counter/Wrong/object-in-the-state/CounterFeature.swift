// caught by: Step1.testStateIsAValue
import ComposableArchitecture

/// One counter: what it is, and what each button does to it.
/// The number, for everybody who wants to see it.
final class Number: Equatable {
  var value = 0
  static func == (left: Number, right: Number) -> Bool { left.value == right.value }
}

@Reducer
struct CounterFeature {
  @ObservableState
  struct State: Equatable {
    var title = ""
    var number = Number()
    var factText: String?
    var step = 1

    var count: Int {
      get { number.value }
      set {
        number = Number()
        number.value = newValue
      }
    }

    init(title: String = "", count: Int = 0, factText: String? = nil) {
      self.title = title
      self.factText = factText
      self.count = count
    }
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
