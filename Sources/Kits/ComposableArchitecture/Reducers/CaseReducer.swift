/// An enum of features, each case being one; made by `@Reducer` on an enum.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// The states of the features.
  associatedtype State = State
  /// The actions of the features.
  associatedtype Action = Action
  /// The reducers of the features.
  associatedtype Body
  /// The stores of the features.
  associatedtype CaseScope

  /// The reducers of all features, each for its own case.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the feature that it is now.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of all features.
  public var body: Body { Self.body }
}

/// The state of an enum of features.
public protocol CaseReducerState {
  /// The features.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Reducer {
  /// Lets the features of an enum work while one of them is presented.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, ChildState.StateReducer.Body>
  where ChildState.StateReducer.Action == ChildAction {
    ifLet(
      state, action: action, destination: { ChildState.StateReducer.body }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Lets the features of an enum work on a stack.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    forEach(
      state, action: action, destination: { DestinationState.StateReducer.body }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that it is now, to be told apart in a `switch`.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
