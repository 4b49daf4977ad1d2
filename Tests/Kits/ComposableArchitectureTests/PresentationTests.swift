import ComposableArchitecture
import Testing

@MainActor
@Suite(.issuesFail)
struct PresentationTests {
  // Tree-based navigation: setting the state presents; dismissing takes it away after the parent
  // has seen the action.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/treebasednavigation
  @Test func `a feature is presented, works, and is dismissed`() async {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    await store.send(.sheetTapped) { $0.sheet = Counter.State() }
    await store.send(\.sheet.presented.incrementTapped) { $0.sheet?.count = 1 }
    await store.send(\.sheet.incrementTapped) { $0.sheet?.count = 2 }
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
  }

  // Tree-based navigation, dismissal: a child feature can dismiss itself.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/dismisseffect
  @Test func `a feature dismisses itself`() async {
    let store = TestStore(initialState: AppFeature.State(sheet: Counter.State())) { AppFeature() }
    await store.send(\.sheet.closeTapped)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func `a feature that nobody presents cannot dismiss itself`() async {
    let found = await issues {
      let store = Store(initialState: AppFeature.State()) { AppFeature() }
      await store.send(.counter(.closeTapped)).finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("dismiss") == true)
  }

  // TestStore: says whether the feature that it tests has dismissed itself.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/teststore
  @Test func `a test sees that its feature has dismissed itself`() async {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    #expect(!store.isDismissed)
    await store.send(.counter(.closeTapped))
    await store.finish()
    #expect(store.isDismissed)
  }

  // ifLet for presentation: effects of the child are cancelled when it is dismissed.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer/iflet(_:action:destination:fileid:filepath:line:column:)-4ub6q
  @Test func `effects end with the feature`() async {
    let store = TestStore(initialState: AppFeature.State(sheet: Counter.State())) {
      AppFeature()
    } withDependencies: {
      $0.numberFact = NumberFact { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
    }
    await store.send(\.sheet.factTapped)
    await store.send(\.sheet.dismiss) { $0.sheet = nil }
    await store.finish()
  }

  @Test func `actions of a feature that is not presented are issues`() async {
    let found = await issues {
      let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
      await store.send(\.sheet.incrementTapped)
      await store.send(\.sheet.dismiss)
    }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("not presented") })
  }

  // Alerts in the articles on navigation: any action of an alert takes it away.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/alertstate
  @Test func `an alert goes when a button is chosen`() async {
    let store = TestStore(initialState: AppFeature.State()) { AppFeature() }
    store.exhaustivity = .off
    await store.send(.deleteTapped)
    #expect(store.state.alert?.title == TextState("Delete all?"))
    #expect(store.state.alert?.buttons.count == 2)
    store.exhaustivity = .on
    await store.send(\.alert.confirmed) { $0.alert = nil }
  }

  @Test func `two alerts that ask the same are equal`() {
    func alert(_ title: String) -> AlertState<Int> {
      AlertState {
        TextState(title)
      } actions: {
        ButtonState(action: 1) { TextState("One") }
        if title == "b" { ButtonState(role: .cancel) { TextState("Cancel") } }
      }
    }
    #expect(alert("a") == alert("a"))
    #expect(alert("a") != alert("b"))
    #expect(ConfirmationDialogState<Int>(title: { TextState("x") }).titleVisibility == .automatic)
  }

  @Test func `a state can present another of its own kind`() {
    struct Folder: Equatable {
      var name = ""
      var child = PresentationState<Folder>(wrappedValue: nil)
    }
    var folder = Folder()
    folder.child.wrappedValue = Folder(name: "inner")
    let copy = folder
    folder.child.wrappedValue?.name = "changed"
    #expect(copy.child.wrappedValue?.name == "inner")
    #expect(folder != copy)
  }
}

private struct AppScreen: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    VStack {
      Text("\(store.todos.todos.count) todos")
      Button("Sheet") { store.send(.sheetTapped) }
      Button("Delete") { store.send(.deleteTapped) }
    }
    .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
      CounterSheet(store: store)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

private struct CounterSheet: View {
  let store: StoreOf<Counter>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Count \(store.count)")
    Button("+") { store.send(.incrementTapped) }
    Button("Close") { store.send(.closeTapped) }
    Button("Back") { dismiss() }
  }
}

@MainActor
@Suite(.issuesFail)
struct PresentationViewTests {
  private func makeScreen() -> (ViewScreen, StoreOf<AppFeature>) {
    let store = Store(initialState: AppFeature.State()) { AppFeature() }
    store.send(.todos(.set(\.todos, [Todos.Todo(id: UUID(0), title: "Milk")])))
    return (ViewScreen(showing: AppScreen(store: store)), store)
  }

  @Test func `a sheet shows the store of what is presented`() throws {
    let (screen, store) = makeScreen()
    try screen.tap("Sheet")
    #expect(screen.isSheetInFront)
    try screen.tap("+")
    #expect(screen.shows("Count 1"))
    try screen.tap("Back")
    #expect(!screen.isSheetInFront)
    #expect(store.sheet == nil)
  }

  @Test func `a feature that dismisses itself takes its sheet away`() async throws {
    let (screen, store) = makeScreen()
    try screen.tap("Sheet")
    try screen.tap("Close")
    try await screen.wait { store.sheet == nil }
    #expect(!screen.isSheetInFront)
  }

  @Test func `an alert's buttons send their actions`() throws {
    let (screen, store) = makeScreen()
    try screen.tap("Delete")
    #expect(screen.alert?.title == "Delete all?")
    #expect(screen.alert?.message == "This cannot be undone.")
    #expect(screen.alert?.buttons == ["Delete", "Keep"])
    try screen.tap("Keep")
    #expect(screen.alert == nil)
    #expect(store.alert == nil)
    #expect(screen.shows("1 todos"))
    try screen.tap("Delete")
    try screen.tap("Delete")
    #expect(screen.alert == nil)
    #expect(screen.shows("0 todos"))
  }
}
