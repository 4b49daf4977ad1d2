import ComposableArchitecture

// @Reducer
struct Todos {
  // @ObservableState
  struct Todo: Equatable, Identifiable {
    let id: UUID
    var title: String
    // var isDone = false
    var isDone: Bool {
      @storageRestrictions(initializes: _isDone)
      init(initialValue) { _isDone = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.isDone)
        return _isDone
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.isDone, &_isDone, newValue, _$isIdentityEqual)
      }
    }
    private var _isDone = false
    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
    mutating func _$willModify() { _$observationRegistrar._$willModify() }

    init(id: UUID, title: String, isDone: Bool = false) {
      self.id = id
      self.title = title
      _isDone = isDone
    }
  }

  // @ObservableState
  struct State: Equatable {
    // var newTitle = ""
    var newTitle: String {
      @storageRestrictions(initializes: _newTitle)
      init(initialValue) { _newTitle = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.newTitle)
        return _newTitle
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.newTitle, &_newTitle, newValue, _$isIdentityEqual)
      }
    }
    private var _newTitle = ""
    // var todos: IdentifiedArrayOf<Todo> = []
    var todos: IdentifiedArrayOf<Todo> {
      @storageRestrictions(initializes: _todos)
      init(initialValue) { _todos = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.todos)
        return _todos
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.todos, &_todos, newValue, _$isIdentityEqual)
      }
      _modify {
        let oldValue = _$observationRegistrar.willModify(self, keyPath: \.todos, &_todos)
        defer {
          _$observationRegistrar.didModify(
            self, keyPath: \.todos, &_todos, oldValue, _$isIdentityEqual)
        }
        yield &_todos
      }
    }
    private var _todos: IdentifiedArrayOf<Todo> = []
    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
    mutating func _$willModify() { _$observationRegistrar._$willModify() }

    init(newTitle: String = "", todos: IdentifiedArrayOf<Todo> = []) {
      _newTitle = newTitle
      _todos = todos
    }
  }

  // @CasePathable
  enum Action: BindableAction, Equatable {
    case addTapped
    case binding(BindingAction<State>)
    case deleted(id: UUID)
    case toggled(id: UUID)
  }

  @Dependency(\.uuid) var uuid

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        guard !state.newTitle.isEmpty else { return .none }
        state.todos.append(Todo(id: uuid(), title: state.newTitle))
        state.newTitle = ""
        return .none
      case .binding: return .none
      case .deleted(let id):
        state.todos.remove(id: id)
        return .none
      case .toggled(let id):
        state.todos[id: id]?.isDone.toggle()
        return .none
      }
    }
  }
}

extension Todos: Reducer {}
extension Todos.State: ObservableState {}
extension Todos.Todo: ObservableState {}
extension Todos.Action: CasePathable {
  struct AllCasePaths {
    var binding: AnyCasePath<Todos.Action, BindingAction<Todos.State>> {
      AnyCasePath(
        _$name: "binding", embed: { .binding($0) },
        extract: { if case .binding(let value) = $0 { value } else { nil } })
    }
    var toggled: AnyCasePath<Todos.Action, UUID> {
      AnyCasePath(
        _$name: "toggled", embed: { .toggled(id: $0) },
        extract: { if case .toggled(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
