import Combine
import ComposableArchitecture
import Testing

/// Effects and the store from which they come.
@MainActor
@Suite(.issuesFail)
struct StoreLifeTests {
  /// Waits until it is cancelled, and tells so.
  private nonisolated static func waiting(
    _ told: AsyncStream<String>.Continuation, as name: String
  ) -> Effect<Probe.Action> {
    .run { send in
      try? await Task.sleep(for: .seconds(1_000_000))
      told.yield(Task.isCancelled ? "\(name) cancelled" : "\(name) ran out")
      await send(.got(1))
    }
  }

  // Store: all effects that are in flight are cancelled when the store is deallocated.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/store
  @Test func `effects end with their store`() async {
    let (words, told) = AsyncStream<String>.makeStream()
    do {
      let store = Store(initialState: [Int]()) {
        Probe(makeEffect: {
          .merge(
            Self.waiting(told, as: "plain"),
            .concatenate(.send(.got(0)), Self.waiting(told, as: "second"), .send(.got(2))),
            Self.waiting(told, as: "named").cancellable(id: 1))
        })
      }
      store.send(.start)
      await Task.yield()
    }
    var all = words.makeAsyncIterator()
    var heard: Set<String> = []
    for _ in 0..<3 { heard.insert(await all.next() ?? "") }
    #expect(heard == ["plain cancelled", "second cancelled", "named cancelled"])
  }

  @Test func `a publisher's subscription ends with the store`() {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let isCancelled = LockIsolated(false)
    weak var released: Store<[Int], Probe.Action>?
    do {
      let store = Store(initialState: [Int]()) {
        Probe(makeEffect: {
          .publisher {
            subject.value.map(Probe.Action.got)
              .handleEvents(receiveCancel: { isCancelled.setValue(true) })
          }
        })
      }
      store.send(.start)
      subject.value.send(1)
      #expect(store.withState { $0 } == [1])
      released = store
    }
    #expect(released == nil)
    #expect(isCancelled.value)
    subject.value.send(2)
  }

  @Test func `a delayed effect does not begin when the store has gone`() async {
    let scheduler = UncheckedSendable(DispatchQueue.test)
    let isRun = LockIsolated(false)
    do {
      let store = Store(initialState: [Int]()) {
        Probe(makeEffect: {
          .run { _ in isRun.setValue(true) }
            .debounce(id: 1, for: .seconds(1), scheduler: scheduler.value)
        })
      }
      store.send(.start)
    }
    await scheduler.value.advance(by: .seconds(2))
    #expect(!isRun.value)
  }

  @Test func `a scoped store keeps the effects of the whole alive`() async {
    let (go, goes) = AsyncStream<Int>.makeStream()
    var child: Store<[Int], Probe.Action>?
    do {
      let store = Store(initialState: [Int]()) {
        Probe(makeEffect: { .run { send in for await number in go { await send(.got(number)) } } })
      }
      store.send(.start)
      child = store.scope(state: \.self, action: \.self)
    }
    goes.yield(5)
    while child?.withState({ $0 }).isEmpty == true { await Task.yield() }
    #expect(child?.withState { $0 } == [5])
    goes.finish()
  }

  @Test func `a thousand stores leave nothing running`() async {
    let left = LockIsolated(0)
    for _ in 0..<1_000 {
      let store = Store(initialState: [Int]()) {
        Probe(makeEffect: {
          .run { _ in
            left.withValue { $0 += 1 }
            defer { left.withValue { $0 -= 1 } }
            try await Task.sleep(for: .seconds(1_000_000))
          }
        })
      }
      store.send(.start)
      await Task.yield()
    }
    while left.value > 0 { await Task.yield() }
    #expect(left.value == 0)
  }
}
