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

  /// Writes each action, and what it changes, to the console.
  public func _printChanges() -> Reduce<State, Action> {
    Reduce { state, action in
      let old = state
      let effect = self.reduce(into: &state, action: action)
      let changes = difference(old, state).map { "\n\($0)" } ?? "\n  (No state changes)"
      print("received action:\n  \(describe(action))\(changes)\n")
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
