extension Reducer {
  /// Lets a child's reducer work on an optional state, before this one sees the action.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    ifLet(
      toWrappedState, action: AnyCasePath(toWrappedAction), then: wrapped, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Lets a child's reducer work on an optional state, with a way to its actions.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: AnyCasePath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped> {
    _IfLetReducer(
      parent: self, child: wrapped(), property: AnyHashable(toWrappedState),
      get: { $0[keyPath: toWrappedState] },
      set: { $0[keyPath: toWrappedState] = $1 },
      clear: { $0[keyPath: toWrappedState] = nil },
      actions: toWrappedAction, operatorName: "ifLet", missing: "is nil",
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes an alert away when one of its buttons has been chosen.
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<WrappedState, WrappedAction>> {
    ifLet(
      toWrappedState, action: toWrappedAction, then: { EmptyReducer() }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Lets a child's reducer work on one case of the state, before this one sees the action.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Case> {
    ifCaseLet(
      AnyCasePath(toCaseState), action: AnyCasePath(toCaseAction),
      property: AnyHashable(toCaseState), child: caseReducer(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Lets a child's reducer work on one case of the state, with ways in the place of key paths.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Case> {
    ifCaseLet(
      toCaseState, action: toCaseAction, property: AnyHashable(ObjectIdentifier(CaseState.self)),
      child: caseReducer(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func ifCaseLet<Case: Reducer>(
    _ path: AnyCasePath<State, Case.State>, action: AnyCasePath<Action, Case.Action>,
    property: AnyHashable, child: Case, place: SourcePlace
  ) -> _IfLetReducer<Self, Case> {
    _IfLetReducer(
      parent: self, child: child, property: property, get: { path.extract(from: $0) },
      set: { $0 = path.embed($1) }, clear: nil, actions: action, operatorName: "ifCaseLet",
      missing: "is another case", place: place)
  }
}

/// A reducer with that of a child whose state is not always there.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  let parent: Parent
  let child: Child
  let property: AnyHashable
  let get: (Parent.State) -> Child.State?
  let set: (inout Parent.State, Child.State) -> Void
  let clear: ((inout Parent.State) -> Void)?
  let actions: AnyCasePath<Parent.Action, Child.Action>
  let operatorName: String
  let missing: String
  let place: SourcePlace

  /// The child comes first, so that the parent may take its state away in the same action.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let childEffect = reduceChild(into: &state, action: action)
    let before = get(state).map(spot)
    let parentEffect = parent.reduce(into: &state, action: action)
    // Another alert than the one whose button was chosen stays.
    if let clear, actions.extract(from: action) != nil, let child = get(state),
      isEphemeral(child), spot(child) == before
    {
      clear(&state)
    }
    let after = get(state).map(spot)
    guard let before, before != after else { return childEffect.merge(with: parentEffect) }
    // What the child has just begun ends, too.
    return .merge(childEffect, Effect(operation: .leave(before)), parentEffect)
  }

  private func reduceChild(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let childAction = actions.extract(from: action) else { return .none }
    guard var childState = get(state) else {
      place.report(
        """
        An '\(operatorName)' has received an action of a child whose state \(missing).

          Action: \(describe(action))
          State: \(describeCase(state))

        Let 'ifLet' and its like run before the state is taken away, send no action of a child \
        that is not there, and let no effect of a child run longer than the child is there.
        """)
      return .none
    }
    let spot = spot(childState)
    let effect = withDependencies {
      $0.navigationPlace = spot
    } operation: {
      child.reduce(into: &childState, action: childAction)
    }
    set(&state, childState)
    return Effect(operation: .within(spot, effect.embedded(by: actions).operation))
  }

  private func spot(_ childState: Child.State) -> NavigationPlace {
    DependencyValues._current.navigationPlace.appending(
      identity(of: childState), by: property)
  }
}
