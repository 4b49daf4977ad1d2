import ComposableArchitecture
import Testing

@MainActor
@Suite(.issuesFail)
struct StackTests {
  // Stack-based navigation, testing: ids count from zero in a test.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/stackbasednavigation
  @Test func `features are put on a stack, work there, and are taken off`() async {
    let store = TestStore(initialState: Navigator.State()) { Navigator() }
    await store.send(.counterTapped) { $0.path[id: 0] = .counter(Counter.State()) }
    await store.send(.counterTapped) { $0.path.append(.counter(Counter.State())) }
    await store.send(.path(.element(id: 1, action: .counter(.incrementTapped)))) {
      $0.path[id: 1, case: \.counter]?.count = 1
    }
    await store.send(\.path[id: 0].counter.incrementTapped) {
      $0.path[id: 0, case: \.counter]?.count = 1
    }
    await store.send(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  // StackAction: `push` before the parent sees it, `popFrom` after.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/stackaction
  @Test func `the user pushes a feature`() async {
    let store = TestStore(initialState: Navigator.State()) { Navigator() }
    await store.send(.path(.push(id: 0, state: .todos(Todos.State())))) {
      $0.path[id: 0] = .todos(Todos.State())
    }
    await store.send(.counterTapped) { $0.path[id: 1] = .counter(Counter.State()) }
  }

  @Test func `a feature on a stack dismisses itself with all above it`() async {
    let store = TestStore(initialState: Navigator.State()) { Navigator() }
    store.exhaustivity = .off
    await store.send(.counterTapped)
    await store.send(.counterTapped)
    await store.send(.counterTapped)
    await store.send(.path(.element(id: 1, action: .counter(.closeTapped))))
    await store.receive(\.path.popFrom, 1)
    #expect(store.state.path.ids == [0])
  }

  /// As in Point-Free's tutorial on navigation, where the parent pops what is popped.
  @Test func `the parent may take off itself what is taken off`() async {
    let state = Popping.State(path: StackState([Counter.State()]))
    let store = TestStore(initialState: state) { Popping() }
    let found = await issues {
      await store.send(.path(.popFrom(id: state.path.ids[0]))) { $0.path = StackState() }
    }
    #expect(found.isEmpty)
  }

  @Reducer
  struct Popping {
    @ObservableState
    struct State: Equatable { var path = StackState<Counter.State>() }
    enum Action { case path(StackActionOf<Counter>) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .path(.popFrom(let id)) = action { state.path.pop(from: id) }
        return .none
      }
      .forEach(\.path, action: \.path) { Counter() }
    }
  }

  @Test func `effects of a feature end when it is taken off`() async {
    let store = TestStore(initialState: Navigator.State()) {
      Navigator()
    } withDependencies: {
      $0.numberFact = NumberFact { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
    }
    await store.send(.counterTapped) { $0.path[id: 0] = .counter(Counter.State()) }
    await store.send(\.path[id: 0].counter.factTapped)
    await store.send(.path(.popFrom(id: 0))) { $0.path.pop(from: 0) }
    await store.finish()
  }

  @Test func `what is not on the stack is an issue`() async {
    let found = await issues {
      let store = TestStore(initialState: Navigator.State()) { Navigator() }
      await store.send(.path(.element(id: 5, action: .counter(.incrementTapped))))
      await store.send(.path(.popFrom(id: 5)))
    }
    #expect(found.count == 2)
  }

  @Test func `a stack is a collection`() {
    var stack = StackState([1, 2, 3])
    #expect(Array(stack) == [1, 2, 3])
    stack.removeLast()
    #expect(stack.count == 2)
    stack[0] = 9
    #expect(stack.first == 9)
    stack.pop(to: stack.ids[0])
    #expect(Array(stack) == [9])
    stack[id: stack.ids[0]] = nil
    #expect(stack.isEmpty)
  }
}

private struct NavigatorView: View {
  @Bindable var store: StoreOf<Navigator>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("Counter") { store.send(.counterTapped) }
        NavigationLink("Todos", state: Navigator.Path.State.todos(Todos.State()))
      }
      .navigationTitle("Root")
    } destination: { store in
      switch store.case {
      case .counter(let store):
        VStack {
          Text("Count \(store.count)")
          Button("+") { store.send(.incrementTapped) }
        }
        .navigationTitle("Counter")
      case .todos(let store):
        Text("\(store.todos.count) todos").navigationTitle("Todos")
      }
    }
  }
}

@MainActor
@Suite(.issuesFail)
struct StackViewTests {
  @Test func `the stack of the state is that on the screen`() throws {
    let store = Store(initialState: Navigator.State()) { Navigator() }
    let screen = ViewScreen(showing: NavigatorView(store: store))
    try screen.tap("Counter")
    #expect(screen.title == "Counter")
    try screen.tap("+")
    #expect(screen.shows("Count 1"))
    try screen.tapBack()
    #expect(screen.title == "Root")
    #expect(store.path.isEmpty)
    try screen.tap("Todos")
    #expect(screen.shows("0 todos"))
    #expect(store.path.count == 1)
    store.send(.counterTapped)
    #expect(screen.navigationDepth == 2)
    store.send(.path(.popFrom(id: store.path.ids[0])))
    #expect(screen.title == "Root")
  }
}
