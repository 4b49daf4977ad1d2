import ComposableArchitecture

// @Reducer
struct Navigator {
  // @Reducer
  enum Path {
    // case counter(Counter)
    // case todos(Todos)
    // @CasePathable @dynamicMemberLookup @ObservableState
    @dynamicMemberLookup
    enum State: CaseReducerState, Equatable {
      typealias StateReducer = Path
      case counter(Counter.State)
      case todos(Todos.State)
    }
    // @CasePathable
    enum Action: Equatable {
      case counter(Counter.Action)
      case todos(Todos.Action)
    }

    @ReducerBuilder<State, Action>
    static var body:
      ReducerBuilder<State, Action>._Sequence<
        Scope<State, Action, Counter>, Scope<State, Action, Todos>
      >
    {
      Scope(state: \State.Cases.counter, action: \Action.Cases.counter) { Counter() }
      Scope(state: \State.Cases.todos, action: \Action.Cases.todos) { Todos() }
    }

    enum CaseScope {
      case counter(StoreOf<Counter>)
      case todos(StoreOf<Todos>)
    }

    @MainActor
    static func scope(_ store: Store<State, Action>) -> CaseScope {
      switch store.state {
      case .counter:
        guard let child = store.scope(state: \.counter, action: \.counter) else {
          preconditionFailure("The case has just been looked at.")
        }
        return .counter(child)
      case .todos:
        guard let child = store.scope(state: \.todos, action: \.todos) else {
          preconditionFailure("The case has just been looked at.")
        }
        return .todos(child)
      }
    }
  }

  // @ObservableState
  struct State: Equatable {
    // var path = StackState<Path.State>()
    var path: StackState<Path.State> {
      @storageRestrictions(initializes: _path)
      init(initialValue) { _path = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.path)
        return _path
      }
      set {
        _$observationRegistrar.mutate(self, keyPath: \.path, &_path, newValue, _$isIdentityEqual)
      }
      _modify {
        let oldValue = _$observationRegistrar.willModify(self, keyPath: \.path, &_path)
        defer {
          _$observationRegistrar.didModify(
            self, keyPath: \.path, &_path, oldValue, _$isIdentityEqual)
        }
        yield &_path
      }
    }
    private var _path = StackState<Path.State>()
    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
    mutating func _$willModify() { _$observationRegistrar._$willModify() }
  }

  // @CasePathable
  enum Action: Equatable {
    case counterTapped
    case path(StackActionOf<Path>)
  }

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counterTapped:
        state.path.append(.counter(Counter.State()))
        return .none
      case .path: return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension Navigator: Reducer {}
extension Navigator.Path: CaseReducer, Reducer {}
extension Navigator.State: ObservableState {}
extension Navigator.Path.State: ObservableState {
  var _$id: ObservableStateID {
    switch self {
    case .counter(let state): ._$id(for: state)._$tag(0)
    case .todos(let state): ._$id(for: state)._$tag(1)
    }
  }
  mutating func _$willModify() {
    switch self {
    case .counter(var state):
      ComposableArchitecture._$willModify(&state)
      self = .counter(state)
    case .todos(var state):
      ComposableArchitecture._$willModify(&state)
      self = .todos(state)
    }
  }
}
extension Navigator.Path.State: CasePathable {
  struct AllCasePaths {
    var counter: AnyCasePath<Navigator.Path.State, Counter.State> {
      AnyCasePath(
        _$name: "counter", embed: { .counter($0) },
        extract: { if case .counter(let value) = $0 { value } else { nil } })
    }
    var todos: AnyCasePath<Navigator.Path.State, Todos.State> {
      AnyCasePath(
        _$name: "todos", embed: { .todos($0) },
        extract: { if case .todos(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension Navigator.Path.Action: CasePathable {
  struct AllCasePaths {
    var counter: AnyCasePath<Navigator.Path.Action, Counter.Action> {
      AnyCasePath(
        _$name: "counter", embed: { .counter($0) },
        extract: { if case .counter(let value) = $0 { value } else { nil } })
    }
    var todos: AnyCasePath<Navigator.Path.Action, Todos.Action> {
      AnyCasePath(
        _$name: "todos", embed: { .todos($0) },
        extract: { if case .todos(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension Navigator.Action: CasePathable {
  struct AllCasePaths {
    var path: AnyCasePath<Navigator.Action, StackActionOf<Navigator.Path>> {
      AnyCasePath(
        _$name: "path", embed: { .path($0) },
        extract: { if case .path(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
