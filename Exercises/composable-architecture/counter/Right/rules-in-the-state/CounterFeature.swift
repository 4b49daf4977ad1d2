import ComposableArchitecture

@Reducer
struct CounterFeature: Sendable {
  @ObservableState
  struct State: Equatable, Sendable {
    var factText: String?
    var step = 1
    var title: String
    var count: Int {
      didSet {
        if count != oldValue { factText = nil }
      }
    }

    init(title: String = "", count: Int = 0, factText: String? = nil) {
      self.title = title
      self.count = count
      self.factText = factText
    }

    mutating func pick(_ newStep: Int) {
      if newStep > 0 { step = newStep }
    }

    mutating func startAnew() {
      count = 0
      factText = nil
    }
  }

  enum Action: Equatable, Sendable {
    case resetButtonTapped
    case stepPicked(Int)
    case decrementButtonTapped
    case incrementButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .incrementButtonTapped: state.count += state.step
    case .decrementButtonTapped: state.count -= state.step
    case .stepPicked(let step): state.pick(step)
    case .resetButtonTapped: state.startAnew()
    }
    return .none
  }
}
