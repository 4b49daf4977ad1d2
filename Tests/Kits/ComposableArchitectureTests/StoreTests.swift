import ComposableArchitecture
import Testing

@MainActor
@Suite(.issuesFail)
struct StoreTests {
  @Test func `a store reduces what it is sent before send returns`() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.incrementTapped)
    #expect(store.count == 1)
    #expect(store.state.count == 1)
    #expect(store.withState(\.count) == 1)
  }

  // StoreTask.finish: returns when the effects of the action are over.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/storetask
  @Test func `the effects of an action can be waited for`() async {
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.numberFact = NumberFact { "\($0)!" }
    }
    await store.send(.factTapped).finish()
    #expect(store.fact == "0!")
  }

  // StoreTask: cancelling who waits in `task { await store.send(…).finish() }` cancels the effect.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/storetask
  @Test func `who stops waiting cancels the effects`() async {
    let isCancelled = LockIsolated(false)
    let hasBegun = AsyncStream<Void>.makeStream()
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.numberFact = NumberFact { _ in
        await withTaskCancellationHandler {
          hasBegun.continuation.yield()
          try? await Task.sleep(for: .seconds(1_000_000))
        } onCancel: {
          isCancelled.setValue(true)
        }
        return ""
      }
    }
    let task = Task { await store.send(.factTapped).finish() }
    for await _ in hasBegun.stream { break }
    task.cancel()
    await task.value
    #expect(isCancelled.value)
    #expect(store.fact == nil)
  }

  // Store.scope: the child's actions go through the parent; the same scope is the same store.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/store
  @Test func `a scoped store works on its part`() {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    let counter = store.scope(state: \.counter, action: \.counter)
    counter.send(.incrementTapped)
    #expect(counter.count == 1)
    #expect(store.counter.count == 1)
    #expect(counter === store.scope(state: \.counter, action: \.counter))
  }

  @Test func `a scope to an optional is there while the state is`() {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
    store.send(.sheetTapped)
    let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
    sheet?.send(.incrementTapped)
    #expect(store.sheet?.count == 1)
    store.send(.sheet(.dismiss))
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) == nil)
    #expect(sheet?.count == 1)
  }

  @Test func `setting a bindable property sends a binding`() {
    let store = Store(initialState: Todos.State()) { Todos() }
    @Bindable var bindable = store
    $bindable.newTitle.wrappedValue = "Milk"
    #expect(store.newTitle == "Milk")
    #expect($bindable.newTitle.wrappedValue == "Milk")
  }

  // _StoreBindable.sending: a binding that sends the new value in an action.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/bindings
  @Test func `sending binds a property by an action`() {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    @Bindable var bindable = store
    let tab: Binding<AppFeature.Tab> = $bindable.tab.sending(\.tabSelected)
    tab.wrappedValue = .todos
    #expect(store.tab == .todos)
    #expect(tab.wrappedValue == .todos)
  }

  @Test func `observe runs again when what it has read changes`() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let seen = LockIsolated<[Int]>([])
    let token = observe {
      let count = store.count
      seen.withValue { $0.append(count) }
    }
    store.send(.factResponse("not read"))
    await Task.yield()
    #expect(seen.value == [0])
    store.send(.incrementTapped)
    while seen.value.count < 2 { await Task.yield() }
    #expect(seen.value == [0, 1])
    token.cancel()
    store.send(.incrementTapped)
    for _ in 0..<20 { await Task.yield() }
    #expect(seen.value == [0, 1])
  }

  @Test func `a store is released with all its parts`() {
    weak var released: StoreOf<AppFeature>?
    weak var part: StoreOf<Counter>?
    do {
      let store = Store(initialState: AppFeature.State()) { AppFeature() }
      released = store
      part = store.scope(state: \.counter, action: \.counter)
    }
    #expect(released == nil)
    #expect(part == nil)
  }
}

private struct CounterView: View {
  let store: StoreOf<Counter>
  let evaluations: LockIsolated<Int>

  var body: some View {
    let _ = evaluations.withValue { $0 += 1 }
    VStack {
      Text("\(store.count)")
      Button("+") { store.send(.incrementTapped) }
      Button("Fact") { store.send(.factTapped) }
      if let fact = store.fact { Text(fact) }
    }
  }
}

private struct TodosView: View {
  @Bindable var store: StoreOf<Todos>

  var body: some View {
    // Without a stack around them, each of the views would be a tab of its own.
    VStack {
      TextField("New", text: $store.newTitle)
      Button("Add") { store.send(.addTapped) }
      List {
        ForEach(store.todos) { todo in
          Button(todo.isDone ? "\(todo.title) done" : todo.title) {
            store.send(.toggled(id: todo.id))
          }
        }
      }
    }
  }
}

private struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>
  let evaluations: LockIsolated<Int>

  var body: some View {
    TabView(selection: $store.tab.sending(\.tabSelected)) {
      CounterView(
        store: store.scope(state: \.counter, action: \.counter), evaluations: evaluations
      )
      .tabItem { Text("Counter") }
      .tag(AppFeature.Tab.counter)
      TodosView(store: store.scope(state: \.todos, action: \.todos))
        .tabItem { Text("Todos") }
        .tag(AppFeature.Tab.todos)
    }
  }
}

@MainActor
@Suite(.issuesFail)
struct StoreViewTests {
  @Test func `a view follows what it has read and nothing else`() throws {
    let evaluations = LockIsolated(0)
    let store = Store(initialState: Counter.State()) { Counter() }
    let screen = ViewScreen(showing: CounterView(store: store, evaluations: evaluations))
    try screen.tap("+")
    #expect(screen.shows("1"))
    store.send(.factResponse("a fact"))
    #expect(screen.shows("a fact"))
    #expect(evaluations.value == 3)
    store.send(.factResponse("a fact"))
    _ = screen.visibleText
    #expect(evaluations.value <= 4)
  }

  @Test func `an effect comes back to the screen`() async throws {
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.numberFact = NumberFact { "\($0) is a number" }
    }
    let screen = ViewScreen(
      showing: CounterView(store: store, evaluations: LockIsolated(0)))
    try screen.tap("Fact")
    try await screen.wait(for: "0 is a number")
  }

  @Test func `a todo list is typed, added and ticked off`() throws {
    let store = Store(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = ViewScreen(showing: TodosView(store: store))
    try screen.type("Milk", into: "New")
    try screen.tap("Add")
    #expect(screen.rows == [["Milk"]])
    try screen.tap("Milk")
    #expect(screen.rows == [["Milk done"]])
    #expect(store.newTitle.isEmpty)
  }

  @Test func `tabs are bound by sending, and features do not disturb each other`() throws {
    let evaluations = LockIsolated(0)
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    let screen = ViewScreen(showing: AppView(store: store, evaluations: evaluations))
    let before = evaluations.value
    store.send(.todos(.set(\.newTitle, "x")))
    _ = screen.visibleText
    #expect(evaluations.value == before)
    store.send(.tabSelected(.todos))
    #expect(screen.shows("Add"))
  }
}
