import ComposableArchitecture
import Testing

/// A child that can dismiss itself and go on.
@Reducer
struct Quitting {
  @ObservableState
  struct State: Equatable { var ticks = 0 }
  enum Action { case quitTapped, tick, startTapped }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .quitTapped:
        return .run { send in
          await dismiss()
          await send(.tick)
        }
      case .tick:
        state.ticks += 1
        return .none
      case .startTapped:
        return .run { _ in try await Task.sleep(for: .seconds(1_000_000)) }
      }
    }
  }
}

@Reducer
struct Quitters {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Quitting.State?
    var rows: IdentifiedArrayOf<Row> = []
    var seen: [Int] = []
  }
  @ObservableState
  struct Row: Equatable, Identifiable {
    let id: Int
    var ticks = 0
  }
  enum Action {
    case child(PresentationAction<Quitting.Action>)
    case rows(IdentifiedAction<Int, Quitting.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.presented(.tick)):
        state.seen.append(state.child?.ticks ?? -1)
        state.child = nil
      case .rows(.element(let id, .tick)):
        state.seen.append(state.rows[id: id]?.ticks ?? -1)
        state.rows.remove(id: id)
      default: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { Quitting() }
    .forEach(\.rows, action: \.rows) {
      Reduce<Row, Quitting.Action> { row, action in
        if case .tick = action { row.ticks += 1 }
        return .none
      }
    }
  }
}

/// What Point-Free's documentation states about the order of things, one test for each statement.
@MainActor
@Suite(.issuesFail)
struct StatedOrderTests {
  // Reducer.ifLet for presentation: the child has its action before the parent may take it away.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer/iflet(_:action:destination:fileid:filepath:line:column:)-4ub6q
  @Test func `a presented child runs before its parent takes it away`() async {
    let store = TestStore(initialState: Quitters.State(child: Quitting.State())) { Quitters() }
    await store.send(\.child.tick) {
      $0.seen = [1]
      $0.child = nil
    }
  }

  // Reducer.forEach: an element has its action before the parent may remove it.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/reducer
  @Test func `an element runs before its parent removes it`() async {
    let store = TestStore(initialState: Quitters.State(rows: [.init(id: 1)])) { Quitters() }
    await store.send(.rows(.element(id: 1, action: .tick))) {
      $0.seen = [1]
      $0.rows = []
    }
  }

  // Tree-based navigation, Dismissal: `dismiss` takes the state away by an action, so that whatever
  // the effect sends after it comes too late; its effects are cancelled by then.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/treebasednavigation
  @Test func `nothing reaches a child after it has dismissed itself`() async {
    let store = TestStore(initialState: Quitters.State(child: Quitting.State())) { Quitters() }
    await store.send(\.child.quitTapped)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()
  }

  // Effect: the store performs effects after the reducer is done.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `an effect begins when all reducers have run`() async {
    let log = LockIsolated<[String]>([])
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, action in
        guard action else { return .none }
        return .run { _ in log.withValue { $0.append("effect") } }
      }
      Reduce<Int, Bool> { _, action in
        if action { log.withValue { $0.append("second reducer") } }
        return .none
      }
    }
    await store.send(true).finish()
    #expect(log.value == ["second reducer", "effect"])
  }
}
