import Combine
import ComposableArchitecture
import Testing

/// Key paths through `binding`, clients with methods of another name, and animated schedulers.
@MainActor
@Suite struct `Bindings as cases` {
  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {
      var name = ""
      var size = 0
    }
    enum Action: BindableAction, Sendable { case binding(BindingAction<State>) }
    var body: some ReducerOf<Self> {
      BindingReducer().signpost()
      Reduce { state, action in
        if case .binding(\.name) = action { state.size = state.name.count }
        return .none
      }
    }
  }

  @Reducer
  struct Forms {
    @ObservableState
    struct State: Equatable { var forms: IdentifiedArrayOf<Row> = [] }
    @ObservableState
    struct Row: Equatable, Identifiable {
      let id: Int
      var form = Form.State()
    }
    @Reducer
    struct RowFeature {
      typealias State = Row
      @CasePathable enum Action { case form(Form.Action) }
      var body: some ReducerOf<Self> { Scope(state: \.form, action: \.form) { Form() } }
    }
    enum Action { case forms(IdentifiedActionOf<RowFeature>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.forms, action: \.forms) { RowFeature() }
    }
  }

  /// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/bindings#Testing
  @Test func `a test sets a property by its key path`() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    await store.send(\.binding.name, "tea") {
      $0.name = "tea"
      $0.size = 3
    }
    await store.send(\.binding.size, 9) { $0.size = 9 }
  }

  @Test func `a test sets a property of one of several`() async {
    let store = TestStore(initialState: Forms.State(forms: [.init(id: 1), .init(id: 2)])) {
      Forms()
    }
    await store.send(\.forms[id: 2].form.binding.name, "x") {
      $0.forms[id: 2]?.form = Form.State(name: "x", size: 1)
    }
  }

  @Test func `a binding action is the case of its property only`() {
    let action = BindingAction<Form.State>.set(\.name, "a")
    #expect(action[case: \.name] == "a")
    #expect(action[case: \.size] == nil)
    #expect(action.is(\.name) && !action.is(\.size))
  }

  @DependencyClient
  struct Player: Sendable {
    @DependencyEndpoint(method: "start")
    var begin: @Sendable (_ track: Int, _ loud: Bool) -> String = { _, _ in "" }
  }

  @Test func `an endpoint has a method of another name`() {
    let player = Player(begin: { "\($0) \($1)" })
    #expect(player.start(track: 1, loud: true) == "1 true")
  }

  @Test func `an animated scheduler runs what it is given, in its time`() {
    let scheduler = DispatchQueue.test
    var log: [String] = []
    let animated = scheduler.animation(.default)
    animated.schedule { log.append("now") }
    animated.schedule(after: animated.now.advanced(by: .seconds(1))) { log.append("later") }
    scheduler.advance()
    #expect(log == ["now"])
    scheduler.advance(by: .seconds(1))
    #expect(log == ["now", "later"])
  }

  @Test func `the older assertion tells the same difference`() {
    XCTAssertNoDifference([1, 2], [1, 2])
  }
}
