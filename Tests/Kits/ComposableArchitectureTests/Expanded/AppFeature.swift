import ComposableArchitecture

// Only a macro may write a name that begins with `$`: `projectedSheet` stands here for `$sheet`.

// @Reducer
struct AppFeature {
  enum Tab: Hashable { case counter, todos }

  // @ObservableState
  struct State: Equatable {
    // var tab = Tab.counter
    var tab: Tab {
      @storageRestrictions(initializes: _tab)
      init(initialValue) { _tab = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.tab)
        return _tab
      }
      set {
        _$observationRegistrar.mutate(self, keyPath: \.tab, &_tab, newValue, _$isIdentityEqual)
      }
    }
    private var _tab = Tab.counter
    // var counter = Counter.State()
    var counter: Counter.State {
      @storageRestrictions(initializes: _counter)
      init(initialValue) { _counter = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.counter)
        return _counter
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.counter, &_counter, newValue, _$isIdentityEqual)
      }
      _modify {
        let oldValue = _$observationRegistrar.willModify(self, keyPath: \.counter, &_counter)
        defer {
          _$observationRegistrar.didModify(
            self, keyPath: \.counter, &_counter, oldValue, _$isIdentityEqual)
        }
        yield &_counter
      }
    }
    private var _counter = Counter.State()
    // var todos = Todos.State()
    var todos: Todos.State {
      get {
        _$observationRegistrar.access(self, keyPath: \.todos)
        return _todos
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.todos, &_todos, newValue, _$isIdentityEqual)
      }
    }
    private var _todos = Todos.State()
    // @Presents var sheet: Counter.State?
    var sheet: Counter.State? {
      @storageRestrictions(initializes: _sheet)
      init(initialValue) { _sheet = PresentationState(wrappedValue: initialValue) }
      get {
        _$observationRegistrar.access(self, keyPath: \.sheet)
        return _sheet.wrappedValue
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.sheet, &_sheet.wrappedValue, newValue, _$isIdentityEqual)
      }
    }
    var projectedSheet: PresentationState<Counter.State> {
      get {
        _$observationRegistrar.access(self, keyPath: \.sheet)
        return _sheet.projectedValue
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.sheet, &_sheet.projectedValue, newValue, _$isIdentityEqual)
      }
    }
    private var _sheet = PresentationState<Counter.State>(wrappedValue: nil)
    // @Presents var alert: AlertState<Action.Alert>?
    var alert: AlertState<Action.Alert>? {
      get {
        _$observationRegistrar.access(self, keyPath: \.alert)
        return _alert.wrappedValue
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.alert, &_alert.wrappedValue, newValue, _$isIdentityEqual)
      }
    }
    var projectedAlert: PresentationState<AlertState<Action.Alert>> {
      get {
        _$observationRegistrar.access(self, keyPath: \.alert)
        return _alert.projectedValue
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.alert, &_alert.projectedValue, newValue, _$isIdentityEqual)
      }
    }
    private var _alert = PresentationState<AlertState<Action.Alert>>(wrappedValue: nil)

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
    mutating func _$willModify() { _$observationRegistrar._$willModify() }

    init(counter: Counter.State = Counter.State(), sheet: Counter.State? = nil) {
      _counter = counter
      _sheet = PresentationState(wrappedValue: sheet)
    }
  }

  // @CasePathable
  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case counter(Counter.Action)
    case deleteTapped
    case sheet(PresentationAction<Counter.Action>)
    case sheetTapped
    case tabSelected(Tab)
    case todos(Todos.Action)

    enum Alert: Equatable { case confirmed }
  }

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    Scope(state: \.counter, action: \.counter) { Counter() }
    Scope(state: \.todos, action: \.todos) { Todos() }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmed)):
        state.todos.todos = []
        return .none
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete all?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmed) { TextState("Delete") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("This cannot be undone.")
        }
        return .none
      case .sheetTapped:
        state.sheet = Counter.State(count: state.counter.count)
        return .none
      case .tabSelected(let tab):
        state.tab = tab
        return .none
      case .alert, .counter, .sheet, .todos: return .none
      }
    }
    .ifLet(\.projectedSheet, action: \.sheet) { Counter() }
    .ifLet(\.projectedAlert, action: \.alert)
  }
}

extension AppFeature: Reducer {}
extension AppFeature.State: ObservableState {}
extension AppFeature.Action: CasePathable {
  struct AllCasePaths {
    var alert: AnyCasePath<AppFeature.Action, PresentationAction<Alert>> {
      AnyCasePath(
        _$name: "alert", embed: { .alert($0) },
        extract: { if case .alert(let value) = $0 { value } else { nil } })
    }
    var counter: AnyCasePath<AppFeature.Action, Counter.Action> {
      AnyCasePath(
        _$name: "counter", embed: { .counter($0) },
        extract: { if case .counter(let value) = $0 { value } else { nil } })
    }
    var sheet: AnyCasePath<AppFeature.Action, PresentationAction<Counter.Action>> {
      AnyCasePath(
        _$name: "sheet", embed: { .sheet($0) },
        extract: { if case .sheet(let value) = $0 { value } else { nil } })
    }
    var sheetTapped: AnyCasePath<AppFeature.Action, Void> {
      AnyCasePath(
        _$name: "sheetTapped", embed: { .sheetTapped },
        extract: { if case .sheetTapped = $0 { () } else { nil } })
    }
    var tabSelected: AnyCasePath<AppFeature.Action, AppFeature.Tab> {
      AnyCasePath(
        _$name: "tabSelected", embed: { .tabSelected($0) },
        extract: { if case .tabSelected(let value) = $0 { value } else { nil } })
    }
    var todos: AnyCasePath<AppFeature.Action, Todos.Action> {
      AnyCasePath(
        _$name: "todos", embed: { .todos($0) },
        extract: { if case .todos(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension AppFeature.Action.Alert: CasePathable {
  struct AllCasePaths {
    var confirmed: AnyCasePath<AppFeature.Action.Alert, Void> {
      AnyCasePath(embed: { .confirmed }, extract: { if case .confirmed = $0 { () } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
