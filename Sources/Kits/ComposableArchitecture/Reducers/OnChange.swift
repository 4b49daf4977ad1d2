extension Reducer {
  /// Runs other reducers when a part of the state has changed in an action.
  public func onChange<V: Equatable, R: Reducer<State, Action>>(
    of toValue: @escaping (State) -> V,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      let old = toValue(state)
      let effect = self.reduce(into: &state, action: action)
      let new = toValue(state)
      guard old != new else { return effect }
      return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }

  /// Marks each action and each effect for Instruments; here nobody measures.
  public func signpost(_ prefix: String = "") -> Self { self }

  /// Writes each action, and what it changes, to the console, or has a printer do so.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      let old = state
      let effect = self.reduce(into: &state, action: action)
      printer?.printChange(receivedAction: action, oldState: old, newState: state)
      return effect
    }
  }

  /// Runs the reducer, and its effects, with another value of a dependency.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Reduce<State, Action> {
    transformDependency(keyPath) { $0 = value }
  }

  /// Runs the reducer, and its effects, with another value of a dependency.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> Reduce<State, Action> where Value.Value == Value {
    Reduce { state, action in
      withDependencies {
        $0[Value.self] = value
      } operation: {
        self.reduce(into: &state, action: action)
      }
    }
  }

  /// Runs the reducer, and its effects, with a dependency changed.
  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      withDependencies {
        transform(&$0[keyPath: keyPath])
      } operation: {
        self.reduce(into: &state, action: action)
      }
    }
  }
}

/// What is written of an action that a reducer has got.
public struct _ReducerPrinter<State, Action> {
  private let print: (_ action: Action, _ old: State, _ new: State) -> Void

  /// Takes what writes it.
  public init(
    printChange: @escaping (_ receivedAction: Action, _ oldState: State, _ newState: State) -> Void
  ) {
    print = printChange
  }

  /// Writes an action and what it has changed.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    print(receivedAction, oldState, newState)
  }

  /// Writes the whole action, and what it changes.
  public static var customDump: Self {
    Self { action, old, new in
      let changes = difference(old, new).map { "\n\($0)" } ?? "\n  (No state changes)"
      Swift.print("received action:\n  \(describe(action))\(changes)\n")
    }
  }

  /// Writes the action's name alone, without values.
  public static var actionLabels: Self {
    Self { action, _, _ in Swift.print("received action: \(describeCase(action))") }
  }
}
