import Combine
import ComposableArchitecture
import SwiftUI
import Testing

/// A feature with case paths that begin with a slash, and view stores.
private struct Rows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 1), Row.State(id: 2)]
    var single = Row.State(id: 10)
    var optional: Row.State?
    var mode = Mode.State.off
    var path = StackState<Mode.State>()
    @PresentationState var destination: Destination.State?
    @BindingState var name = "Ada"
  }
  enum Action: Equatable, BindableAction {
    case row(id: Int, action: Row.Action)
    case single(Row.Action)
    case optional(Row.Action)
    case mode(Mode.Action)
    case path(StackAction<Mode.State, Mode.Action>)
    case destination(PresentationAction<Destination.Action>)
    case binding(BindingAction<State>)
    case show(Destination.State?)
    case setMode(Mode.State)
  }
  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var taps = 0
    }
    enum Action: Equatable { case tap }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
      state.taps += 1
      return .none
    }
  }
  struct Mode: Reducer {
    enum State: Equatable {
      case off
      case on(Row.State)
      case dim(level: Int)
    }
    enum Action: Equatable { case on(Row.Action) }
    var body: some ReducerProtocolOf<Self> {
      Scope(state: /State.on, action: /Action.on) { Row() }
    }
  }
  struct Destination: Reducer {
    enum State: Equatable {
      case add(Row.State)
      case edit(Row.State)
      case alert(AlertState<Action.Alert>)
    }
    enum Action: Equatable {
      case add(Row.Action)
      case edit(Row.Action)
      case alert(Alert)
      enum Alert: Equatable { case yes }
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(/State.add, action: /Action.add) { Row() }
        .ifCaseLet(/State.edit, action: /Action.edit) { Row() }
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.single, action: /Action.single) { Row() }
    Scope(state: \.mode, action: /Action.mode) { Mode() }
    Reduce { state, action in
      switch action {
      case .show(let destination): state.destination = destination
      case .setMode(let mode): state.mode = mode
      case .destination(.presented(.alert(.yes))): state.name = "Yes"
      default: break
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
    .ifLet(\.optional, action: /Action.optional) { Row() }
    .forEach(\.path, action: /Action.path) { Mode() }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
}

private struct RowView: View {
  let store: StoreOf<Rows.Row>
  var name = "Row"
  var body: some View {
    WithViewStore(store) { viewStore in
      Button("\(name) \(viewStore.id): \(viewStore.taps)") { viewStore.send(.tap) }
    }
  }
}

private struct RowsView: View {
  let store: StoreOf<Rows>
  struct ViewState: Equatable {
    @BindingViewState var name: String
    init(_ store: BindingViewStore<Rows.State>) { _name = store.$name }
  }
  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      VStack {
        WithViewStore(store, observe: ViewState.init) { viewStore in
          TextField("Name", text: viewStore.$name)
          Text("Hello, \(viewStore.name)")
        }
        ForEachStore(store.scope(state: \.rows, action: Rows.Action.row(id:action:))) {
          RowView(store: $0)
        }
        SwitchStore(store.scope(state: \.mode, action: Rows.Action.mode)) { state in
          switch state {
          case .off: Text("Off")
          case .on:
            CaseLet(/Rows.Mode.State.on, action: Rows.Mode.Action.on) {
              RowView(store: $0, name: "On")
            }
          case .dim(let level): Text("Dim \(level)")
          }
        }
        NavigationLink("Go", state: Rows.Mode.State.on(Rows.Row.State(id: 3)))
      }
      .sheet(
        store: destination, state: /Rows.Destination.State.add, action: Rows.Destination.Action.add
      ) {
        RowView(store: $0, name: "Add")
      }
      .sheet(
        store: destination, state: /Rows.Destination.State.edit,
        action: Rows.Destination.Action.edit
      ) {
        RowView(store: $0, name: "Edit")
      }
      .alert(
        store: destination, state: /Rows.Destination.State.alert,
        action: Rows.Destination.Action.alert)
    } destination: { (state: Rows.Mode.State) in
      switch state {
      case .on:
        CaseLet(/Rows.Mode.State.on, action: Rows.Mode.Action.on) {
          RowView(store: $0, name: "Pushed")
        }
      case .off, .dim: EmptyView()
      }
    }
  }
  private var destination: PresentationStore<Rows.Destination.State, Rows.Destination.Action> {
    store.scope(state: \.$destination, action: { .destination($0) })
  }
}

@MainActor
@Suite(.issuesFail)
struct OlderStyleTests {
  private enum Shape: Equatable {
    case point
    case circle(Double)
    case box(width: Int, height: Int)
    case named(name: String)
    case maybe(Int?)
    indirect case group(Shape)
  }

  @Test func `a case is found by what makes it`() {
    let circle: CasePath<Shape, Double> = /Shape.circle
    #expect(circle.embed(2) == .circle(2))
    #expect(circle.extract(from: .circle(3)) == 3)
    #expect(circle.extract(from: .point) == nil)
    let point: CasePath<Shape, Void> = /Shape.point
    #expect(point.extract(from: .point) != nil)
    #expect(point.extract(from: .circle(1)) == nil)
    let box: CasePath<Shape, (Int, Int)> = /Shape.box(width:height:)
    #expect(box.extract(from: .box(width: 1, height: 2)).map { [$0.0, $0.1] } == [1, 2])
    #expect(box.embed((3, 4)) == .box(width: 3, height: 4))
    let named: CasePath<Shape, String> = /Shape.named
    #expect(named.extract(from: .named(name: "x")) == "x")
    let maybe: CasePath<Shape, Int?> = /Shape.maybe
    #expect(maybe.extract(from: .maybe(nil)) == .some(nil))
    #expect(maybe.extract(from: .maybe(4)) == 4)
    #expect(maybe.extract(from: .point) == nil)
    let group: CasePath<Shape, Shape> = /Shape.group
    #expect(group.appending(path: circle).extract(from: .group(.circle(1))) == 1)
  }

  @Test func `a case is told apart from another with the same type in it`() {
    enum Twin: Equatable { case left(Int), right(Int) }
    #expect((/Twin.left).extract(from: .right(1)) == nil)
    let left: [Int] = [Twin.left(1), .right(2), .left(3)].compactMap(/Twin.left)
    #expect(left == [1, 3])
    let some: [Int] = [1, nil, 3].compactMap(/Optional<Int>.some)
    #expect(some == [1, 3])
    switch Twin.right(1) {
    case /Twin.left: Issue.record("It is the other one.")
    default: break
    }
    let whole: CasePath<Twin, Twin> = /Twin.self
    #expect(whole.extract(from: .left(1)) == .left(1))
  }

  @Test func `reducers find their children by such paths`() async {
    var state = Rows.State()
    state.optional = Rows.Row.State(id: 20)
    state.mode = .on(Rows.Row.State(id: 30))
    let store = TestStore(initialState: state) { Rows() }
    await store.send(.row(id: 2, action: .tap)) { $0.rows[id: 2]?.taps = 1 }
    await store.send(.single(.tap)) { $0.single.taps = 1 }
    await store.send(.optional(.tap)) { $0.optional?.taps = 1 }
    await store.send(.mode(.on(.tap))) { $0.mode = .on(Rows.Row.State(id: 30, taps: 1)) }
    await store.send(.path(.push(id: 0, state: .on(Rows.Row.State(id: 3))))) {
      $0.path[id: 0] = .on(Rows.Row.State(id: 3))
    }
    await store.send(.path(.element(id: 0, action: .on(.tap)))) {
      $0.path[id: 0] = .on(Rows.Row.State(id: 3, taps: 1))
    }
    await store.send(.show(.edit(Rows.Row.State(id: 4)))) {
      $0.destination = .edit(Rows.Row.State(id: 4))
    }
    await store.send(.destination(.presented(.edit(.tap)))) {
      $0.destination = .edit(Rows.Row.State(id: 4, taps: 1))
    }
    await store.send(.destination(.dismiss)) { $0.destination = nil }
    await store.send(.set(\.$name, "Bo")) { $0.name = "Bo" }
  }

  @Test func `an action for a row that is not there is an issue`() async {
    let found = await issues {
      let store = TestStore(initialState: Rows.State()) { Rows() }
      await store.send(.row(id: 7, action: .tap))
      await store.send(.mode(.on(.tap)))
    }
    #expect(found.count == 2)
  }

  @Test func `views of such stores show and send`() async throws {
    let store = Store(initialState: Rows.State()) { Rows() }
    let screen = ViewScreen(showing: RowsView(store: store))
    try screen.tap("Row 2: 0")
    #expect(screen.shows("Row 2: 1") && screen.shows("Row 1: 0"))
    try screen.type("Bo", into: "Name")
    #expect(screen.shows("Hello, AdaBo"))
    #expect(screen.shows("Off"))
    store.send(.setMode(.dim(level: 3)))
    #expect(screen.shows("Dim 3"))
    store.send(.setMode(.on(Rows.Row.State(id: 5))))
    try screen.tap("On 5: 0")
    #expect(screen.shows("On 5: 1"))
    store.send(.setMode(.off))
    #expect(screen.shows("Off"))
    try screen.tap("Go")
    try screen.tap("Pushed 3: 0")
    #expect(screen.shows("Pushed 3: 1"))
    try screen.tapBack()
    #expect(store.withState { $0.path.isEmpty })
  }

  @Test func `a destination shows the case that it is`() async throws {
    let store = Store(initialState: Rows.State()) { Rows() }
    let screen = ViewScreen(showing: RowsView(store: store))
    store.send(.show(.edit(Rows.Row.State(id: 1))))
    #expect(screen.isSheetInFront)
    try screen.tap("Edit 1: 0")
    #expect(screen.shows("Edit 1: 1"))
    store.send(.show(.add(Rows.Row.State(id: 2))))
    await screen.settle()
    #expect(screen.shows("Add 2: 0") && !screen.shows("Edit 1: 1"))
    store.send(.show(nil))
    await screen.settle()
    #expect(!screen.isSheetInFront)
    store.send(
      .show(
        .alert(
          AlertState(
            title: TextState("Really?"),
            primaryButton: .default(TextState("Yes"), action: .send(.yes)),
            secondaryButton: .cancel(TextState("No"))))))
    #expect(screen.alert?.title == "Really?")
    try screen.tap("Yes")
    #expect(store.withState { $0.name } == "Yes")
    #expect(screen.alert == nil)
  }

  @Test func `a case view outside of a switch is an issue`() async {
    let found = await issues {
      let screen = ViewScreen(
        showing: CaseLet(/Rows.Mode.State.on, action: Rows.Mode.Action.on) {
          RowView(store: $0)
        })
      #expect(screen.visibleText.isEmpty)
    }
    #expect(found.contains { $0.contains("CaseLet") })
  }

  @Test func `ifLet of a store calls as its state comes and goes`() {
    let store = Store(initialState: Int?.none) {
      Reduce<Int?, Int?> { state, action in
        state = action
        return .none
      }
    }
    var calls: [String] = []
    let token = store.ifLet(
      then: { child in calls.append("there \(child.withState { $0 })") },
      else: { calls.append("gone") })
    store.send(1)
    store.send(2)
    store.send(nil)
    store.send(3)
    token.cancel()
    store.send(nil)
    #expect(calls == ["gone", "there 1", "gone", "there 3"])
  }

  @Test func `effects of the older names run`() async {
    struct Broken: Error {}
    let done = LockIsolated(false)
    let store = TestStore(initialState: [Int]()) {
      Probe(makeEffect: {
        .merge(
          .task { .got(1) }.map { $0 },
          .task {
            throw Broken()
          } catch: { _ in
            .got(2)
          },
          .fireAndForget {
            done.setValue(true)
            throw Broken()
          })
      })
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.finish()
    await store.skipReceivedActions()
    #expect(done.value)
    #expect(Set(store.state) == [1, 2])
  }

  @Test func `an action is received by what makes its case`() async {
    let store = TestStore(initialState: [Int]()) { Probe(makeEffect: { .send(.got(3)) }) }
    await store.send(.start)
    await store.receive(/Probe.Action.got) { $0 = [3] }
  }

  @Test func `send waits while the state says that it goes on`() async {
    let clock = TestClock()
    let store = Store(initialState: false) {
      Reduce<Bool, Bool> { state, action in
        state = action
        return action
          ? .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(false)
          } : .none
      }
    }
    let viewStore = ViewStore(store)
    async let wait: Void = viewStore.send(true, while: \.self)
    await clock.advance(by: .seconds(1))
    await wait
    #expect(!viewStore.state)
  }
}
