/// What happens on a navigation stack.
public indirect enum StackAction<State, Action>: CasePathable {
  /// Something happens in the feature with that id.
  case element(id: StackElementID, action: Action)
  /// The feature with that id is taken off, with all above it.
  case popFrom(id: StackElementID)
  /// A feature is put on top.
  case push(id: StackElementID, state: State)

  /// The ways to all cases, also by the id of a feature.
  public struct AllCasePaths {
    /// Something happens in a feature.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        _$name: "element", embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } })
    }
    /// A feature is taken off.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        _$name: "popFrom", embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }
    /// A feature is put on top.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        _$name: "push", embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } })
    }
    /// The actions of one feature.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        _$name: "element(id: \(id))", embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        })
    }
  }

  /// The ways to all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

/// What happens on a stack of features.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension Case {
  /// The actions of one feature on a stack.
  public subscript<State, Action>(id id: StackElementID) -> Case<Action>
  where Value == StackAction<State, Action> {
    appending(Value.allCasePaths[id: id])
  }
}

extension Reducer {
  /// Lets the features on a stack work, and ends their effects when they are taken off.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    forEach(
      toStackState, action: AnyCasePath(toStackAction), destination: destination, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Lets the features on a stack work, with a way to their actions in the place of a key path.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      parent: self, stack: toStackState, actions: toStackAction,
      destination: destination(),
      place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// A reducer with those of the features on its navigation stack.
public struct _StackReducer<Parent: Reducer, Destination: Reducer>: Reducer {
  /// Does its work by itself.
  public typealias Body = Never

  let parent: Parent
  let stack: WritableKeyPath<Parent.State, StackState<Destination.State>>
  let actions: AnyCasePath<Parent.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let place: SourcePlace

  /// Actions of a feature go there first; pushes happen before the parent sees them, pops after.
  public func reduce(
    into state: inout Parent.State, action: Parent.Action
  ) -> Effect<Parent.Action> {
    let before = state[keyPath: stack].ids
    let stackAction = actions.extract(from: action)
    var effects: [Effect<Parent.Action>] = []
    switch stackAction {
    case .element(let id, let elementAction)?:
      effects.append(reduceElement(id, elementAction, into: &state, for: action))
    case .push(let id, let element)?: push(element, id, into: &state, for: action)
    case .popFrom?, nil: break
    }
    let parentEffect = parent.reduce(into: &state, action: action)
    if case .popFrom(let id)? = stackAction {
      // The parent may have taken it off itself.
      if !before.contains(id) { report("a pop of an element that is not on the stack", action) }
      state[keyPath: stack].pop(from: id)
    }
    let after = state[keyPath: stack].ids
    for id in before where !after.contains(id) {
      effects.append(Effect(operation: .leave(spot(id))))
    }
    effects.append(parentEffect)
    for id in after { effects.append(arrival(of: id)) }
    return .merge(effects)
  }

  private func reduceElement(
    _ id: StackElementID, _ elementAction: Destination.Action, into state: inout Parent.State,
    for action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard var element = state[keyPath: stack][id: id] else {
      report("an action for an element that is not on the stack", action)
      return .none
    }
    let spot = spot(id)
    let effect = withDependencies {
      $0.enter(spot)
    } operation: {
      destination.reduce(into: &element, action: elementAction)
    }
    state[keyPath: stack][id: id] = element
    let embedded = effect.embedded(
      by: StackAction<Destination.State, Destination.Action>.allCasePaths[id: id])
    return Effect(operation: .within(spot, embedded.embedded(by: actions).operation))
  }

  private func push(
    _ element: Destination.State, _ id: StackElementID, into state: inout Parent.State,
    for action: Parent.Action
  ) {
    guard state[keyPath: stack][id: id] == nil else {
      return report("a push of an element whose id is on the stack already", action)
    }
    DependencyValues._current.stackElementID.note(id)
    state[keyPath: stack].push(element, id: id)
  }

  private func spot(_ id: StackElementID) -> NavigationPlace {
    DependencyValues._current.navigationPlace.appending(AnyHashable(id), by: AnyHashable(stack))
  }

  /// From now on the feature can dismiss itself.
  private func arrival(of id: StackElementID) -> Effect<Parent.Action> {
    Effect(operation: .dismissal(spot(id), actions.embed(.popFrom(id: id))))
  }

  private func report(_ what: String, _ action: Parent.Action) {
    place.report("A 'forEach' has received \(what).\n\n  Action: \(describe(action))")
  }
}
