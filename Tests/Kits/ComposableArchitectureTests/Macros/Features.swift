import ComposableArchitecture

/// A feature as it is written with macros.
@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    var note: String?
    @ObservationStateIgnored var unseen = 0
    var isOdd: Bool { count % 2 == 1 }

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      self.count = count
    }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case up
    case set(to: Int)
    case move(Int, by: String)
    case unsee
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .up: state.count += 1
      case .set(let count): state.count = count
      case .move(let count, _): state.count -= count
      case .unsee: state.unseen += 1
      case .binding: break
      }
      return .none
    }
  }
}

/// A feature without macros for its state, and without a body.
@Reducer
struct Tick {
  struct State: Equatable { var times = 0 }
  enum Action { case tick }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.times += 1
    return .none
  }
}

/// A feature that is still empty.
@Reducer
struct Blank {}

/// A feature without a state, whose body names the feature itself.
@Reducer
struct Hollow {
  var body: some ReducerOf<Hollow> { EmptyReducer() }
}

/// The same, whose body names what is made for it.
@Reducer
struct HollowToo {
  var body: some Reducer<Self.State, Self.Action> { EmptyReducer() }
}

/// A feature that is always one of others.
@Reducer
enum Stops {
  case tally(Tally)
  case tick(Tick)
  case alert(AlertState<Answer>)
  @ReducerCaseIgnored case plain(String, size: Int)
  case pair(String, with: Int)
  case nothing

  enum Answer: Equatable { case yes }
}

extension Stops.State: Equatable {}

/// A feature that is always one of others, whose state and actions can be compared.
@Reducer(state: .equatable, action: .equatable, .sendable)
enum Halts {
  case tally(Tally)
  case nothing
}

/// A feature that presents others.
@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    @Presents var stop: Stops.State?
    @Presents var tally: Tally.State? = Tally.State(count: 40)
    var all: IdentifiedArrayOf<Tally.State> = [Tally.State(id: 1), Tally.State(id: 2)]
    var first = Tally.State()
    var mood = Mood.State.calm
  }

  enum Action {
    case stop(PresentationAction<Stops.Action>)
    case tally(PresentationAction<Tally.Action>)
    case all(IdentifiedActionOf<Tally>)
    case first(Tally.Action)
    case show(Stops.State?)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.first, action: \.first) { Tally() }
    Reduce { state, action in
      if case .show(let stop) = action { state.stop = stop }
      return .none
    }
    .ifLet(\.$tally, action: \.tally) { Tally() }
    .ifLet(\.$stop, action: \.stop)
    .forEach(\.all, action: \.all) { Tally() }
  }
}

/// A feature whose state is an enum.
@Reducer
struct Mood {
  @ObservableState
  enum State: Equatable {
    case calm
    case busy(Tally.State)
    case mixed(Int, String)
  }
  enum Action { case busy(Tally.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(\.busy, action: \.busy) { Tally() }
  }
}

/// What a feature depends on.
@DependencyClient
struct Forecasts: Sendable {
  var fetch: @Sendable (_ city: String, Int) async throws -> String
  var isOn: @Sendable () -> Bool = { true }
  var log: @Sendable (String) -> Void
  var rate: @Sendable (_ of: String) -> Int = { $0.count }
  var newest: @Sendable (_ of: String) async -> String?
}

/// Cases of every kind.
@CasePathable
enum Shape: Equatable {
  case point
  case circle(Double)
  case named(name: String)
  case box(Int, height: Int)
  case `default`(Int)
  indirect case group(Shape)
}
