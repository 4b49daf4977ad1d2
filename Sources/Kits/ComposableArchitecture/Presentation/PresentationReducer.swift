extension Reducer {
  /// Lets a feature work while it is presented, and ends its effects when it goes.
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    ifLet(
      toPresentationState, action: AnyCasePath(toPresentationAction), destination: destination,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lets a feature work while it is presented, with a way to its actions in the place of a key path.
  public func ifLet<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, Destination> {
    _PresentationReducer(
      parent: self, state: toPresentationState, actions: toPresentationAction,
      destination: destination(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes an alert or a dialog away when one of its buttons has been chosen.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    ifLet(
      toPresentationState, action: toPresentationAction, destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Takes an alert away when one of its buttons has been chosen, with a way to its actions.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: AnyCasePath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<DestinationState, DestinationAction>> {
    ifLet(
      toPresentationState, action: toPresentationAction, destination: { EmptyReducer() },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A state that is over with the first action: an alert or a dialog.
public protocol _EphemeralState<Action> {
  /// What its buttons send.
  associatedtype Action
}

/// A reducer with that of the feature that it presents.
public struct _PresentationReducer<Parent: Reducer, Destination: Reducer>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  let parent: Parent
  let state: WritableKeyPath<Parent.State, PresentationState<Destination.State>>
  let actions: AnyCasePath<Parent.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let place: SourcePlace

  /// Actions of the feature go there first; that it goes away is seen by the parent first.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let before = presented(in: state).map(spot)
    let childEffect = reduceDestination(into: &state, action: action)
    let parentEffect = parent.reduce(into: &state, action: action)
    finish(action, in: &state, before: before)
    let after = presented(in: state).map(spot)
    var effects = [childEffect]
    if let before, before != after { effects.append(Effect(operation: .leave(before))) }
    effects.append(parentEffect)
    if let after { effects.append(arrival(at: after)) }
    return .merge(effects)
  }

  private func presented(in state: Parent.State) -> Destination.State? {
    state[keyPath: self.state].wrappedValue
  }

  private func spot(_ destination: Destination.State) -> NavigationPlace {
    DependencyValues._current.navigationPlace.appending(
      identity(of: destination), by: AnyHashable(state))
  }

  private func reduceDestination(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard case .presented(let childAction)? = actions.extract(from: action) else { return .none }
    guard var child = presented(in: state) else {
      reportMissing(action)
      return .none
    }
    let spot = spot(child)
    let effect = withDependencies {
      $0.enter(spot)
    } operation: {
      destination.reduce(into: &child, action: childAction)
    }
    state[keyPath: self.state].wrappedValue = child
    let embedded = effect.embedded(by: PresentationAction.allCasePaths.presented)
    return Effect(operation: .within(spot, embedded.embedded(by: actions).operation))
  }

  /// After the parent: what is dismissed goes, and so does an alert whose button was chosen.
  private func finish(
    _ action: Parent.Action, in state: inout Parent.State, before: NavigationPlace?
  ) {
    switch actions.extract(from: action) {
    case .dismiss?:
      guard before != nil else { return reportMissing(action) }
      state[keyPath: self.state].wrappedValue = nil
    case .presented?:
      // Another alert than the one whose button was chosen stays.
      guard let child = presented(in: state), isEphemeral(child), spot(child) == before else {
        return
      }
      state[keyPath: self.state].wrappedValue = nil
    case nil: return
    }
  }

  /// From now on the feature can dismiss itself.
  private func arrival(at spot: NavigationPlace) -> Effect<Parent.Action> {
    Effect(operation: .dismissal(spot, actions.embed(.dismiss)))
  }

  private func reportMissing(_ action: Parent.Action) {
    place.report(
      """
      An 'ifLet' has received an action of a feature that is not presented.

        Action: \(describe(action))

      Let 'ifLet' run before the feature is taken away, and send no action of a feature that is \
      not presented.
      """)
  }
}

/// Whether the value, or that in its case, is over with the first action.
func isEphemeral(_ value: Any) -> Bool {
  if value is any _EphemeralState { return true }
  return payload(of: value).map { $0.value is any _EphemeralState } ?? false
}
