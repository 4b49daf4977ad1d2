import ComposableArchitecture

// Features with all written out that the macros would write: `@Reducer`, `@ObservableState`,
// `@CasePathable` and `@Presents`. Where a feature stands twice here, nothing else is meant.

// @Reducer
struct Counter {
  // @ObservableState
  struct State: Equatable {
    // var count = 0
    var count: Int {
      @storageRestrictions(initializes: _count)
      init(initialValue) { _count = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.count)
        return _count
      }
      set {
        _$observationRegistrar.mutate(
          self, keyPath: \.count, &_count, newValue, _$isIdentityEqual)
      }
      _modify {
        let oldValue = _$observationRegistrar.willModify(self, keyPath: \.count, &_count)
        defer {
          _$observationRegistrar.didModify(
            self, keyPath: \.count, &_count, oldValue, _$isIdentityEqual)
        }
        yield &_count
      }
    }
    private var _count = 0
    // var fact: String?
    var fact: String? {
      @storageRestrictions(initializes: _fact)
      init(initialValue) { _fact = initialValue }
      get {
        _$observationRegistrar.access(self, keyPath: \.fact)
        return _fact
      }
      set {
        _$observationRegistrar.mutate(self, keyPath: \.fact, &_fact, newValue, _$isIdentityEqual)
      }
    }
    private var _fact: String?

    var _$observationRegistrar = ObservationStateRegistrar()
    var _$id: ObservableStateID { _$observationRegistrar.id }
    mutating func _$willModify() { _$observationRegistrar._$willModify() }

    init(count: Int = 0, fact: String? = nil) {
      _count = count
      _fact = fact
    }
  }

  // @CasePathable
  enum Action: Equatable {
    case decrementTapped
    case incrementTapped
    case factTapped
    case factResponse(String)
    case closeTapped
  }

  @Dependency(\.numberFact) var numberFact
  @Dependency(\.dismiss) var dismiss

  @ReducerBuilder<State, Action>
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementTapped:
        state.count -= 1
        state.fact = nil
        return .none
      case .incrementTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factTapped:
        return .run { [count = state.count, numberFact] send in
          await send(.factResponse(try await numberFact.fetch(count)))
        }
      case .factResponse(let fact):
        state.fact = fact
        return .none
      case .closeTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

extension Counter: Reducer {}
extension Counter.State: ObservableState {}
extension Counter.Action: CasePathable {
  struct AllCasePaths {
    var decrementTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(
        _$name: "decrementTapped", embed: { .decrementTapped },
        extract: { if case .decrementTapped = $0 { () } else { nil } })
    }
    var incrementTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(
        _$name: "incrementTapped", embed: { .incrementTapped },
        extract: { if case .incrementTapped = $0 { () } else { nil } })
    }
    var factTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(
        _$name: "factTapped", embed: { .factTapped },
        extract: { if case .factTapped = $0 { () } else { nil } })
    }
    var factResponse: AnyCasePath<Counter.Action, String> {
      AnyCasePath(
        _$name: "factResponse", embed: { .factResponse($0) },
        extract: { if case .factResponse(let value) = $0 { value } else { nil } })
    }
    var closeTapped: AnyCasePath<Counter.Action, Void> {
      AnyCasePath(
        _$name: "closeTapped", embed: { .closeTapped },
        extract: { if case .closeTapped = $0 { () } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// What is known about numbers.
struct NumberFact: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension NumberFact: DependencyKey {
  static let liveValue = NumberFact { "\($0) is live" }
}

extension DependencyValues {
  var numberFact: NumberFact {
    get { self[NumberFact.self] }
    set { self[NumberFact.self] = newValue }
  }
}
