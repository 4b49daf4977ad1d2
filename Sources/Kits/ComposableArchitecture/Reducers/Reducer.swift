/// Says how a state changes with each action, and what is then to be done outside.
public protocol Reducer<State, Action> {
  /// What the feature needs to do its work and to be shown.
  associatedtype State
  /// What can happen in the feature.
  associatedtype Action
  /// The reducers of which this one is made, or `Never` if it does its work by itself.
  associatedtype Body

  /// Changes the state as the action asks, and returns what is to be done outside.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers of which this one is made, in the order in which they see an action.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer with the state and the actions of another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Asks the body, which is made anew for each action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// Changes a state by a closure.
public struct Reduce<State, Action>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never
  private let change: (inout State, Action) -> Effect<Action>

  /// Takes the closure.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    change = reduce
  }

  /// Takes another reducer, whose type is forgotten.
  ///
  /// Where it says `any`, the compiler takes no closure for it, and tells what is wrong in the closure.
  public init(_ reducer: any Reducer<State, Action>) { self.init(erasing: reducer) }

  private init(erasing reducer: some Reducer<State, Action>) {
    change = reducer.reduce(into:action:)
  }

  /// Calls the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}

/// Does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  /// There is nothing to say.
  public init() {}

  /// Changes nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers, so that something can be said of all of them.
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
  /// Does its work by itself.
  public typealias Body = Never
  private let reducers: Reducers

  /// Takes the reducers.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  /// Lets each see the action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
