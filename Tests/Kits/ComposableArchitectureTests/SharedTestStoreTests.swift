import ComposableArchitecture
import Testing

@Reducer
private struct Scores {
  @ObservableState
  struct State: Equatable {
    @Shared var total: Int
    @SharedReader(.inMemory("limit")) var limit = 100
    var rounds = 0
    var player = Player.State(total: Shared(value: 0))
  }
  enum Action: Equatable {
    case add(Int), addLater(Int), twice, addTwiceLater, quiet, player(Player.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.player, action: \.player) { Player() }
    Reduce { state, action in
      switch action {
      case .add(let points):
        state.$total.withLock { $0 += points }
      case .addLater(let points):
        state.rounds += 1
        return .send(.add(points))
      case .twice:
        state.$total.withLock { $0 *= 2 }
        return .send(.add(1))
      case .addTwiceLater:
        return .concatenate(.send(.add(1)), .send(.add(-1)), .send(.add(1)))
      case .quiet:
        return .run { [total = state.$total] _ in total.withLock { $0 = 50 } }
      case .player: break
      }
      return .none
    }
  }
}

@Reducer
private struct Player {
  @ObservableState
  struct State: Equatable { @Shared var total: Int }
  enum Action { case boost }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$total.withLock { $0 += 1_000 }
      return .none
    }
  }
}

@Reducer
private struct Kept {
  struct State: Equatable { @Shared(.inMemory("kept for a test")) var count = 1 }
  enum Action { case up }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }
}

// Sharing state, Testing: a test has to say of shared state, too, how it changes.
// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/sharingstate#Testing
@MainActor
@Suite(.issuesFail)
struct SharedTestStoreTests {
  private func store(_ total: Shared<Int> = Shared(value: 0)) -> TestStoreOf<Scores> {
    TestStore(
      initialState: Scores.State(total: total, player: Player.State(total: total))
    ) {
      Scores()
    }
  }

  @Test func `a change of shared state is asserted like any other`() async {
    let store = store()
    await store.send(.add(3)) { $0.$total.withLock { $0 = 3 } }
    await store.send(.addLater(4)) { $0.rounds = 1 }
    await store.receive(.add(4)) { $0.$total.withLock { $0 += 4 } }
    #expect(store.state.total == 7)
  }

  @Test func `what a child changes shows in its parent`() async {
    let store = store()
    await store.send(.player(.boost)) { $0.$total.withLock { $0 = 1_000 } }
    #expect(store.state.player.total == 1_000)
  }

  @Test func `several actions in a row are each compared with what they have made`() async {
    let store = store(Shared(value: 5))
    await store.send(.twice) { $0.$total.withLock { $0 = 10 } }
    await store.receive(.add(1)) { $0.$total.withLock { $0 = 11 } }
    await store.send(.addTwiceLater)
    await store.receive(.add(1)) { $0.$total.withLock { $0 = 12 } }
    await store.receive(.add(-1)) { $0.$total.withLock { $0 = 11 } }
    await store.receive(.add(1)) { $0.$total.withLock { $0 = 12 } }
  }

  @Test func `a change that the test does not tell is an issue that shows it`() async {
    let found = await issues {
      let store = store()
      await store.send(.add(3))
    }
    #expect(found.count == 1)
    #expect(found[0].contains("− ") && found[0].contains("total: 0"))
    #expect(found[0].contains("+ ") && found[0].contains("total: 3"))
  }

  @Test func `a wrong change, and one that does not happen, are issues`() async {
    let found = await issues {
      let store = store()
      await store.send(.add(3)) { $0.$total.withLock { $0 = 4 } }
      await store.send(.add(0)) { $0.$total.withLock { $0 = 3 } }
    }
    #expect(found.count == 2)
    #expect(found[0].contains("total: 4"))
    #expect(found[1].contains("does not"))
  }

  @Test func `what a test expects changes nothing`() async {
    let total = Shared(value: 0)
    let found = await issues {
      let store = store(total)
      await store.send(.add(3)) { $0.$total.withLock { $0 = 99 } }
    }
    #expect(found.count == 1)
    #expect(total.wrappedValue == 3)
  }

  @Test func `what an effect changes by itself is said with assert`() async {
    let store = store()
    await store.send(.quiet)
    await store.finish()
    store.assert { $0.$total.withLock { $0 = 50 } }

    let found = await issues {
      let store = self.store()
      await store.send(.quiet)
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("shared value") == true)
  }

  @Test func `what a test changes itself it need not say`() async {
    let total = Shared(value: 0)
    let store = store(total)
    total.withLock { $0 = 40 }
    await store.send(.add(2)) { $0.$total.withLock { $0 = 42 } }
  }

  @Test func `a test that is not exhaustive says what it likes`() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.add(3))
    await store.send(.addLater(4)) { $0.rounds = 1 }
    await store.receive(.add(4)) { $0.$total.withLock { $0 = 7 } }
    await store.send(.addTwiceLater)
    await store.skipReceivedActions()
    #expect(store.state.total == 8)
  }

  @Test func `a test finds by its key what the feature shares`() async {
    @Shared(.inMemory("kept for a test")) var count = 5
    let store = TestStore(initialState: Kept.State()) { Kept() }
    await store.send(.up) { $0.$count.withLock { $0 = 6 } }
    #expect(count == 6)
  }
}
