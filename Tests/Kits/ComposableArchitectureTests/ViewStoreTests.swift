import Combine
import ComposableArchitecture
import SwiftUI
import Testing

/// A feature as it was written before stores could be observed.
struct Older: Reducer {
  struct State: Equatable {
    var count = 0
    var unseen = 0
    @BindingState var name = ""
    var optional: Row.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    @PresentationState var sheet: Row.State?
    @PresentationState var alert: AlertState<Never>?
  }
  enum Action: Equatable, BindableAction {
    case increment, unseen, toggleOptional, showSheet, showAlert
    case binding(BindingAction<State>)
    case loaded(TaskResult<Int>)
    case optional(Row.Action)
    case rows(IdentifiedActionOf<Row>)
    case sheet(PresentationAction<Row.Action>)
    case alert(PresentationAction<Never>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .unseen: state.unseen += 1
    case .toggleOptional: state.optional = state.optional == nil ? Row.State(id: 7) : nil
    case .showSheet: state.sheet = Row.State(id: 9)
    case .showAlert: state.alert = AlertState { TextState("Too old") }
    case .binding(let binding) where binding.keyPath == \State.$name:
      return BindingReducer<State, Action, Action>().reduce(into: &state, action: action)
    case .binding: break
    case .loaded(.success(let count)): state.count = count
    case .loaded(.failure): state.count = -1
    case .optional(.tap): state.optional?.taps += 1
    case .rows(.element(let id, .tap)): state.rows[id: id]?.taps += 1
    case .sheet(.presented(.tap)): state.sheet?.taps += 1
    case .sheet(.dismiss): state.sheet = nil
    case .alert: state.alert = nil
    }
    return .none
  }
  typealias Body = Never

  struct Row: Reducer {
    struct State: Equatable, Identifiable {
      let id: Int
      var taps = 0
    }
    enum Action: Equatable { case tap }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
    typealias Body = Never
  }
}

private struct RowView: View {
  let store: StoreOf<Older.Row>
  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Row \(viewStore.id) has \(viewStore.taps)") { viewStore.send(.tap) }
    }
  }
}

private struct OlderView: View {
  let store: StoreOf<Older>
  var evaluated: () -> Void = {}
  var body: some View {
    VStack {
      WithViewStore(store, observe: { $0.count }) { viewStore in
        let _ = evaluated()
        Button("Count \(viewStore.state)") { viewStore.send(.increment) }
      }
      IfLetStore(store.scope(state: \.optional, action: { .optional($0) })) {
        RowView(store: $0)
      } else: {
        Text("nothing")
      }
      ForEachStore(store.scope(state: \.rows, action: { .rows($0) })) { RowView(store: $0) }
      Button("Sheet") { store.send(.showSheet) }
      Button("Alert") { store.send(.showAlert) }
    }
    .sheet(store: store.scope(state: \.$sheet, action: { .sheet($0) })) { RowView(store: $0) }
    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

@MainActor
@Suite(.issuesFail)
struct ViewStoreTests {
  private func store(_ state: Older.State = Older.State()) -> StoreOf<Older> {
    Store(initialState: state) { Older() }
  }

  @Test func `a view store tells before its state changes, and only if it does`() {
    let store = store()
    let viewStore = ViewStore(store, observe: { $0.count })
    var seen: [Int] = []
    let watching = viewStore.objectWillChange.sink { seen.append(viewStore.state) }
    store.send(.increment)
    store.send(.unseen)
    store.send(.increment)
    #expect(seen == [0, 1])
    #expect(viewStore.state == 2)
    watching.cancel()
  }

  @Test func `a view store makes bindings of a value and an action`() {
    let viewStore = ViewStore(store(), observe: { $0 })
    let count = viewStore.binding(get: \.count, send: { .loaded(.success($0)) })
    count.wrappedValue = 5
    #expect(viewStore.count == 5)
    #expect(count.wrappedValue == 5)
    let any = viewStore.binding(get: \.count, send: .increment)
    any.wrappedValue = 100
    #expect(viewStore.count == 6)
    viewStore.$name.wrappedValue = "Tea"
    #expect(viewStore.name == "Tea")
  }

  @Test func `a publisher has the state as it is and all that come`() {
    let store = store()
    var seen: [Int] = []
    let watching = store.publisher.unseen.sink { seen.append($0) }
    store.send(.increment)
    store.send(.unseen)
    #expect(seen == [0, 1])
    watching.cancel()
    store.send(.unseen)
    #expect(seen == [0, 1])
  }

  @Test func `a view is evaluated when what it observes changes`() throws {
    let store = store()
    var evaluations = 0
    let screen = ViewScreen(showing: OlderView(store: store) { evaluations += 1 })
    try screen.tap("Count 0")
    #expect(screen.shows("Count 1"))
    let before = evaluations
    store.send(.unseen)
    #expect(screen.shows("Count 1"))
    #expect(evaluations == before)
  }

  @Test func `what may be missing is shown while it is there`() throws {
    let store = store()
    let screen = ViewScreen(showing: OlderView(store: store))
    #expect(screen.shows("nothing"))
    store.send(.toggleOptional)
    try screen.tap("Row 7 has 0")
    #expect(screen.shows("Row 7 has 1"))
    store.send(.toggleOptional)
    #expect(screen.shows("nothing"))
  }

  @Test func `each element has its view`() throws {
    let store = store(Older.State(rows: [Older.Row.State(id: 1), Older.Row.State(id: 2)]))
    let screen = ViewScreen(showing: OlderView(store: store))
    try screen.tap("Row 2 has 0")
    #expect(screen.shows("Row 1 has 0") && screen.shows("Row 2 has 1"))
  }

  @Test func `what is presented is shown as a sheet, and alerts as alerts`() throws {
    let store = store()
    let screen = ViewScreen(showing: OlderView(store: store))
    try screen.tap("Sheet")
    try screen.tap("Row 9 has 0")
    #expect(screen.shows("Row 9 has 1"))
    try screen.dismissSheet()
    #expect(store.withState(\.sheet) == nil)
    try screen.tap("Alert")
    #expect(screen.shows("Too old"))
    try screen.tap("OK")
    #expect(store.withState(\.alert) == nil)
  }

  @Test func `results of tasks are compared by value and by error`() async {
    struct Broken: Error, Equatable { let code: Int }
    let one = await TaskResult<Int> { throw Broken(code: 1) }
    let two = await TaskResult<Int> { throw Broken(code: 2) }
    #expect(one == .failure(Broken(code: 1)))
    #expect(one != two)
    #expect(await TaskResult { 3 } == .success(3))
    #expect(TaskResult<Int>.success(3).map { $0 * 2 } == .success(6))
    #expect(throws: Broken(code: 1)) { try one.value }
  }
}
