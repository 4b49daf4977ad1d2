/// Makes one reducer of several, which see each action one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// A reducer as it is.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// A reducer whose type is not known.
  @_disfavoredOverload
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    func open(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> { Reduce(reducer) }
    return open(expression)
  }

  /// No reducer.
  public static func buildBlock() -> some Reducer<State, Action> {
    EmptyReducer<State, Action>()
  }

  /// One reducer.
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// The first of several.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// One more.
  public static func buildPartialBlock<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    accumulated: R0, next: R1
  ) -> _Sequence<R0, R1> {
    _Sequence(first: accumulated, second: next)
  }

  /// One that is there under a condition.
  public static func buildOptional<R: Reducer<State, Action>>(
    _ wrapped: R?
  ) -> _Conditional<R, EmptyReducer<State, Action>> {
    wrapped.map { .first($0) } ?? .second(EmptyReducer())
  }

  /// One of two.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first reducer: R0
  ) -> _Conditional<R0, R1> {
    .first(reducer)
  }

  /// The other of two.
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second reducer: R1
  ) -> _Conditional<R0, R1> {
    .second(reducer)
  }

  /// As many as a loop makes.
  public static func buildArray<R: Reducer<State, Action>>(
    _ reducers: [R]
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      .merge(reducers.map { $0.reduce(into: &state, action: action) })
    }
  }

  /// One that is not there on every system.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ wrapped: R
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// All together.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// Two reducers, one after the other; their effects run at the same time.
  public struct _Sequence<R0: Reducer, R1: Reducer>: Reducer
  where R0.State == R1.State, R0.Action == R1.Action {
    /// Does its work by itself.
    public typealias Body = Never
    let first: R0
    let second: R1

    /// Lets the first see the action, then the second.
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      let effect = first.reduce(into: &state, action: action)
      return effect.merge(with: second.reduce(into: &state, action: action))
    }
  }

  /// One of two reducers.
  public enum _Conditional<R0: Reducer, R1: Reducer>: Reducer
  where R0.State == R1.State, R0.Action == R1.Action {
    /// Does its work by itself.
    public typealias Body = Never
    /// It is this one.
    case first(R0)
    /// It is the other one.
    case second(R1)

    /// Lets the one that it is see the action.
    public func reduce(into state: inout R0.State, action: R0.Action) -> Effect<R0.Action> {
      switch self {
      case .first(let reducer): reducer.reduce(into: &state, action: action)
      case .second(let reducer): reducer.reduce(into: &state, action: action)
      }
    }
  }
}
