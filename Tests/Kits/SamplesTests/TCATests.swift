import ComposableArchitecture
import Testing

@MainActor
@Suite(.serialized) struct `Samples of The Composable Architecture` {
  @Test func `count by hand and by the clock, and tell a fact`() async throws {
    let clock = TestClock()
    let store = Store(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFact.fetch = { "\($0) is two and two." }
    }
    let screen = ViewScreen(showing: CounterFeatureView(store: store))
    try screen.tap("+")
    #expect(screen.shows("1"))
    try screen.tap("Start timer")
    await clock.advance(by: .seconds(3))
    await screen.settle()
    #expect(screen.shows("4"))
    try screen.tap("Stop timer")
    await clock.advance(by: .seconds(3))
    try screen.tap("Fact")
    await screen.settle()
    #expect(screen.shows("4 is two and two."))
    try screen.tap("-")
    #expect(screen.visibleText == ["3", "-", "+", "Start timer", "Fact"])
  }

  @Test func `keep todos, each with a store of its own`() throws {
    let store = Store(initialState: TodosFeature.State()) {
      TodosFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = ViewScreen(showing: TodosFeatureView(store: store))
    #expect(try !screen.isEnabled("Add"))
    for title in ["Milk", "Tea"] {
      try screen.type(title, into: "New")
      try screen.tap("Add")
    }
    #expect(store.todos.map(\.title) == ["Tea", "Milk"])
    #expect(store.todos.ids == [UUID(1), UUID(0)])
    try screen.tap("square")
    #expect(store.todos[0].isDone)
    try screen.pick("Open", in: "Filter")
    #expect(store.visible.map(\.title) == ["Milk"])
    store.send(.delete([0]))
    #expect(store.todos.map(\.title) == ["Milk"])
  }

  @Test func `add contacts in a sheet, and ask before one is deleted`() async throws {
    let store = Store(initialState: ContactsTreeFeature.State()) {
      ContactsTreeFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let screen = ViewScreen(showing: ContactsTreeView(store: store))
    try screen.tap("Add")
    try screen.type("Ada", into: "Name")
    try screen.tap("Save")
    await screen.settle()
    #expect(!screen.isSheetInFront)
    #expect(store.contacts == [TreeContact(id: UUID(0), name: "Ada")])
    try screen.tap("Add")
    try screen.tap("Cancel")
    await screen.settle()
    #expect(store.destination == nil)
    try screen.tap("trash")
    #expect(screen.alert?.title == "Are you sure?")
    try screen.tap("Delete")
    #expect(store.contacts.isEmpty)
    #expect(screen.alert == nil)
  }

  @Test func `go to an album, like it, and come back`() throws {
    let store = Store(initialState: MusicRoot.State()) { MusicRoot() }
    let screen = ViewScreen(showing: MusicRootView(store: store))
    try screen.tap("Blue")
    #expect(screen.title == "Blue")
    try screen.tap("Like")
    #expect(screen.shows("Unlike"))
    try screen.tapBack()
    #expect(screen.title == "Albums (1)")
    #expect(store.path.isEmpty)
    store.send(.albumTapped("Red"))
    #expect(screen.title == "Red")
    store.send(.backToStart)
    #expect(screen.title == "Albums (1)")
  }

  @Test func `search when typing has paused`() async throws {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: GeoSearch.State()) {
      GeoSearch()
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
      $0.geoClient.search = { [GeoResult(id: 1, name: $0.capitalized)] }
    }
    await store.send(.queryChanged("os")) { $0.query = "os" }
    await queue.advance(by: .milliseconds(200))
    await store.send(.queryChanged("oslo")) { $0.query = "oslo" }
    await queue.advance(by: .milliseconds(300))
    await store.receive(\.queryDebounced)
    await store.receive(\.response.success) { $0.results = [GeoResult(id: 1, name: "Oslo")] }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.results = []
    }
  }

  @Test func `fail a search that nobody has implemented for the test`() async throws {
    let store = TestStore(initialState: GeoSearch.State(query: "oslo")) { GeoSearch() }
    await store.send(.queryDebounced)
    await withIssueReporters([]) {
      await store.receive(\.response.failure) { $0.hasFailed = true }
    }
  }

  @Test func `keep a setting from one start to the next`() async throws {
    let defaults = try #require(UserDefaults(suiteName: "samples-\(UUID().uuidString)"))
    let loads = LockIsolated(0)
    func controller() -> ThemeViewController {
      ThemeViewController(
        store: Store(initialState: ThemeFeature.State()) {
          ThemeFeature()
          Reduce { _, action in
            if case .loaded = action { loads.withValue { $0 += 1 } }
            return .none
          }
        } withDependencies: {
          $0.defaultAppStorage = defaults
        })
    }
    let first = Screen(showing: controller())
    #expect(first.shows("light"))
    // What comes out of the defaults now would undo a tap that was faster.
    while loads.value == 0 { await Task.yield() }
    try first.tap("Switch")
    for _ in 1...2000 where !first.shows("dark") { await Task.yield() }
    #expect(first.shows("dark"))
    for _ in 1...2000 where !defaults.bool(forKey: "isDark") { await Task.yield() }
    let second = Screen(showing: controller())
    for _ in 1...2000 where !second.shows("dark") { await Task.yield() }
    #expect(second.shows("dark"))
  }

  @Test func `test a login with a store for tests`() async {
    let collector = Issues()
    await withIssueReporters([collector]) { await exerciseLogin() }
    #expect(collector.messages.value == [])
  }

  private struct Issues: IssueReporter {
    let messages = LockIsolated<[String]>([])

    func reportIssue(
      _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString,
      line: UInt, column: UInt
    ) {
      let text = message() ?? ""
      messages.withValue { $0.append(text) }
    }
  }
}
