public import Combine

extension Store {
  /// Takes the first state, the reducer, and what the feature depends on.
  @_disfavoredOverload
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State, reducer: @autoclosure () -> R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies)
  }

  /// The states of the store, now and whenever they change.
  public var publisher: StorePublisher<State> {
    let states = ViewStore<State, Action>(
      self, observe: { $0 }, send: { $0 }, removeDuplicates: { _, _ in false })
    let kept = UncheckedSendable(states)
    // Who is subscribed keeps what watches the store.
    let publisher = states.publisher.map { state in withExtendedLifetime(kept) { state } }
    return StorePublisher(upstream: publisher.eraseToAnyPublisher())
  }

  /// The store of a part of the state, with closures in place of key paths.
  @_disfavoredOverload
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let path = AnyCasePath<Action, ChildAction>(embed: fromChildAction, extract: { _ in nil })
    return Store<ChildState, ChildAction>(connection.scoped(action: path, read: toChildState))
  }

  /// The store of a part of the state, which takes the same actions.
  public func scope<ChildState>(
    state toChildState: @escaping (_ state: State) -> ChildState
  ) -> Store<ChildState, Action> {
    scope(state: toChildState, action: { $0 })
  }

  /// The same store for a view that sees nothing of it.
  public var stateless: Store<Void, Action> { scope(state: { _ in }, action: { $0 }) }

  /// The same store for a view that sends nothing.
  public var actionless: Store<State, Never> {
    scope(state: { $0 }, action: _$absurd)
  }

  /// Calls one closure when there is something, with a store of it, and another when it has gone.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (_ store: Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    publisher
      .removeDuplicates { ($0 != nil) == ($1 != nil) }
      .sink { [weak self] state in
        onMainActor {
          guard state != nil, let store = self?.unwrapped() else { return `else`() }
          unwrap(store)
        }
      }
  }

  /// The store of what is there now; nil if nothing is.
  func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
    guard let known = currentState else {
      forgetChild("unwrapped")
      return nil
    }
    return child("unwrapped") {
      let path = AnyCasePath<Action, Action>(embed: { $0 }, extract: { $0 })
      return connection.scoped(action: path, known: known) { $0 }
    }
  }
}
