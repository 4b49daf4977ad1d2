import ComposableArchitecture
import Testing

/// Notes which reducers have seen an action, in the order in which they did.
struct Log: Reducer {
  typealias State = [String]
  let name: String

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append("\(name) \(action)")
    return .none
  }
}

@MainActor
@Suite(.issuesFail)
struct ReducerTests {
  // ReducerBuilder, and Reducer's article on composing: reducers run from top to bottom on the
  // same state.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducerbuilder
  @Test func `reducers of a body see an action from top to bottom`() {
    let isFourth = true
    let store = Store<[String], String>(initialState: [String]()) {
      Log(name: "first")
      CombineReducers {
        Log(name: "second")
        Log(name: "third")
      }
      if isFourth { Log(name: "fourth") }
      if isFourth { Log(name: "fifth") } else { EmptyReducer() }
      for number in 6...7 { Log(name: "\(number)") }
      EmptyReducer()
    }
    store.send("x")
    #expect(
      store.withState { $0 } == [
        "first x", "second x", "third x", "fourth x", "fifth x", "6 x", "7 x",
      ])
  }

  // Reducer: the body is a computed property that is asked again for each action.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `the body is evaluated for each action`() {
    struct Feature: Reducer {
      let evaluations: LockIsolated<Int>
      @ReducerBuilder<Int, Int>
      var body: some Reducer<Int, Int> {
        let _ = evaluations.withValue { $0 += 1 }
        Reduce { state, action in
          state += action
          return .none
        }
      }
    }
    let evaluations = LockIsolated(0)
    let store = Store(initialState: 0) { Feature(evaluations: evaluations) }
    store.send(1)
    store.send(2)
    #expect(store.withState { $0 } == 3)
    #expect(evaluations.value == 2)
  }

  // Scope: the child runs on its part of the domain; put before the parent, the parent sees what
  // the child has done.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/scope
  @Test func `a scope runs the child on its part and in its place`() async {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    await store.send(.counter(.incrementTapped)) { $0.counter.count = 1 }
    await store.send(\.todos.binding, .set(\.newTitle, "Milk")) { $0.todos.newTitle = "Milk" }
  }

  @Test func `a scope on a case runs only in that case`() async {
    var state = Navigator.Path.State.counter(Counter.State())
    _ = Navigator.Path.body.reduce(into: &state, action: .counter(.incrementTapped))
    #expect(state == .counter(Counter.State(count: 1)))
    let found = await issues {
      _ = Navigator.Path.body.reduce(into: &state, action: .todos(.addTapped))
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("another case") == true)
    #expect(state == .counter(Counter.State(count: 1)))
  }

  // Reducer.onChange: the closure's reducer runs after the change, with the old and new value.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer/onchange(of:_:)
  @Test func `onChange runs when the value has changed`() {
    let store = Store<[Int], Int>(initialState: [0]) {
      Reduce { state, action in
        if action != 0 { state[0] = action }
        return .none
      }
      .onChange(of: \.[0]) { old, new in
        Reduce { state, _ in
          state += [old, new]
          return .none
        }
      }
    }
    store.send(0)
    #expect(store.withState { $0 } == [0])
    store.send(5)
    #expect(store.withState { $0 } == [5, 0, 5])
  }

  @Test func `printing changes changes nothing`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()._printChanges()._printChanges(.actionLabels)
    }
    await store.send(.incrementTapped) { $0.count = 1 }
  }

  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer/_printchanges(_:)
  @Test func `a printer hears of each action and what it changes`() {
    let lines = LockIsolated<[String]>([])
    let store = Store(initialState: Counter.State()) {
      Counter()._printChanges(
        _ReducerPrinter { action, old, new in
          lines.withValue { $0.append("\(action): \(old.count) to \(new.count)") }
        })
    }
    store.send(.incrementTapped)
    #expect(lines.value == ["incrementTapped: 0 to 1"])
  }

  // Reducer.dependency: overrides hold in the reducer and in its effects.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer/dependency(_:_:)
  @Test func `a dependency can be set for one reducer and its effects`() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter().dependency(\.numberFact, NumberFact { "\($0) is odd" })
    }
    await store.send(.factTapped)
    await store.receive(\.factResponse, "0 is odd") { $0.fact = "0 is odd" }
  }

  // BindingReducer: before other reducers they see the new value, after them the old one.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/bindingreducer
  @Test func `a binding reducer sets the property that an action names`() async {
    let store = TestStore(initialState: Todos.State()) { Todos() }
    await store.send(.set(\.newTitle, "Milk")) { $0.newTitle = "Milk" }
    #expect(
      Todos.Action.binding(.set(\.newTitle, "a")) != Todos.Action.binding(.set(\.newTitle, "b")))
  }

  @Test func `a binding action is matched by its key path`() {
    switch Todos.Action.set(\.newTitle, "a") {
    case .binding(\.newTitle): break
    default: Issue.record("not matched")
    }
    if case .binding(\.todos) = Todos.Action.set(\.newTitle, "a") { Issue.record("matched") }
  }

  @Test func `a property marked as a binding state can be set`() async {
    struct Form: Reducer {
      struct State: Equatable {
        @BindingState var name = ""
      }
      enum Action: BindableAction { case binding(BindingAction<State>) }
      @ReducerBuilder<State, Action>
      var body: some Reducer<State, Action> { BindingReducer() }
    }
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(.set(\.$name, "Ada")) { $0.name = "Ada" }
  }
}

/// A parent whose child may be missing, written by hand.
struct Parent: Reducer {
  struct State: Equatable {
    var child: Counter.State?
    var seen: [Int] = []
    var rows: IdentifiedArrayOf<Row.State> = []
  }
  enum Action: Equatable {
    case child(Counter.Action)
    case remove
    case removeRow(Int)
    case rows(IdentifiedActionOf<Row>)
  }
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var ticks = 0
    }
    enum Action: Equatable { case start, tick, stop }
    @Dependency(\.continuousClock) var clock
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .start:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
        .cancellable(id: "timer")
      case .tick:
        state.ticks += 1
        return .none
      case .stop: return .cancel(id: "timer")
      }
    }
    typealias Body = Never
  }
  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .child: if let child = state.child { state.seen.append(child.count) }
      case .remove: state.child = nil
      case .removeRow(let id): state.rows.remove(id: id)
      case .rows: break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Counter() }
    .forEach(\.rows, action: \.rows) { Row() }
  }
}

extension Parent.Action: CasePathable {
  struct AllCasePaths {
    var child: AnyCasePath<Parent.Action, Counter.Action> {
      AnyCasePath(
        embed: { .child($0) }, extract: { if case .child(let value) = $0 { value } else { nil } })
    }
    var rows: AnyCasePath<Parent.Action, IdentifiedActionOf<Parent.Row>> {
      AnyCasePath(
        embed: { .rows($0) }, extract: { if case .rows(let value) = $0 { value } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Parent.Row.Action: CasePathable {
  struct AllCasePaths {
    var tick: AnyCasePath<Parent.Row.Action, Void> {
      AnyCasePath(embed: { .tick }, extract: { if case .tick = $0 { () } else { nil } })
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@MainActor
@Suite(.issuesFail)
struct ChildReducerTests {
  // Reducer.ifLet: the child is run before the parent.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `ifLet runs the child before the parent`() async {
    let store = TestStore(initialState: Parent.State(child: Counter.State())) { Parent() }
    await store.send(.child(.incrementTapped)) {
      $0.child?.count = 1
      $0.seen = [1]
    }
  }

  // Reducer.ifLet: a child action while the state is nil is a mistake that is reported.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `an action of a child that is not there is an issue`() async {
    let found = await issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.child(.incrementTapped))
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("'ifLet'") == true)
    #expect(found.first?.contains(".child(.incrementTapped)") == true)
  }

  // Reducer.ifLet: the child's effects are cancelled when its state becomes nil.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `the effects of a child end when it goes`() async {
    let store = TestStore(initialState: Parent.State(child: Counter.State())) {
      Parent()
    } withDependencies: {
      $0.numberFact = NumberFact { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
    }
    await store.send(.child(.factTapped)) { $0.seen = [0] }
    await store.send(.remove) { $0.child = nil }
    await store.finish()
  }

  // Reducer.forEach: the element runs before the parent; its effects end when it is removed, and
  // cancelling by an id inside of an element concerns that element alone.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `each element has effects of its own`() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Parent.State(rows: [Parent.Row.State(id: 1), Parent.Row.State(id: 2)])
    ) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.rows(.element(id: 1, action: .start)))
    await store.send(.rows(.element(id: 2, action: .start)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].tick) { $0.rows[id: 1]?.ticks = 1 }
    await store.receive(\.rows[id: 2].tick) { $0.rows[id: 2]?.ticks = 1 }
    await store.send(.rows(.element(id: 2, action: .stop)))
    await clock.advance(by: .seconds(1))
    await store.receive(\.rows[id: 1].tick) { $0.rows[id: 1]?.ticks = 2 }
    await store.send(.removeRow(1)) { $0.rows.remove(id: 1) }
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func `an action for an element that is not there is an issue`() async {
    let found = await issues {
      let store = TestStore(initialState: Parent.State()) { Parent() }
      await store.send(.rows(.element(id: 7, action: .tick)))
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("'forEach'") == true)
  }
}
