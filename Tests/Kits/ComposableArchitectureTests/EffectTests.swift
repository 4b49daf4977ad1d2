import Combine
import ComposableArchitecture
import Testing

/// A feature whose effect a test makes, and that keeps what comes back.
struct Probe: Reducer {
  enum Action: Equatable, Sendable { case start, stop, got(Int) }
  var makeEffect: @Sendable () -> Effect<Action> = { .none }
  var makeStop: @Sendable () -> Effect<Action> = { .none }

  func reduce(into state: inout [Int], action: Action) -> Effect<Action> {
    switch action {
    case .start: return makeEffect()
    case .stop: return makeStop()
    case .got(let number):
      state.append(number)
      return .none
    }
  }
  typealias Body = Never
}

@MainActor
@Suite(.issuesFail)
struct EffectTests {
  private func store(
    _ effect: @escaping @Sendable () -> Effect<Probe.Action>,
    stop: @escaping @Sendable () -> Effect<Probe.Action> = { .none }
  ) -> TestStore<[Int], Probe.Action> {
    TestStore(initialState: [Int]()) { Probe(makeEffect: effect, makeStop: stop) }
  }

  // Effect.run: as many actions as wanted can be sent, each before `send` returns.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `run sends as many actions as it likes, in their order`() async {
    let store = store {
      .run { send in
        for number in 1...3 { await send(.got(number)) }
      }
    }
    await store.send(.start)
    await store.receive(.got(1)) { $0 = [1] }
    await store.receive(.got(2)) { $0 = [1, 2] }
    await store.receive(.got(3)) { $0 = [1, 2, 3] }
  }

  // Effect.send: the action is fed back into the system at once.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `send comes back before the sender goes on`() {
    let store = Store(initialState: [Int]()) { Probe(makeEffect: { .send(.got(7)) }) }
    store.send(.start)
    #expect(store.withState { $0 } == [7])
  }

  // Effect.run: errors go to `catch`; an unhandled one other than a cancellation is reported.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `an error is handled by catch, or else an issue`() async {
    struct Broken: Error {}
    let handled = store {
      .run { _ in
        throw Broken()
      } catch: { _, send in
        await send(.got(-1))
      }
    }
    await handled.send(.start)
    await handled.receive(.got(-1)) { $0 = [-1] }

    let found = await issues {
      let store = store { .run { _ in throw Broken() } }
      await store.send(.start)
      await store.finish()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("Broken") == true)

    let quiet = store { .run { _ in throw CancellationError() } }
    await quiet.send(.start)
    await quiet.finish()
  }

  @Test func `what is sent after the effect has ended is an issue`() async {
    let (stream, go) = AsyncStream<Void>.makeStream()
    let isDone = LockIsolated(false)
    let found = await issues {
      let store = store {
        .run { send in
          Task {
            for await _ in stream { break }
            await send(.got(1))
            isDone.setValue(true)
          }
        }
      }
      await store.send(.start)
      await store.finish()
      go.yield()
      while !isDone.value { await Task.yield() }
    }
    #expect(found.contains { $0.contains("has ended") })
  }

  // Effect.merge: all run at the same time.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `merged effects run at the same time`() async {
    let clock = TestClock()
    let store = store {
      .merge(
        .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.got(2))
        },
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got(1))
        }, .none, .send(.got(0)))
    }
    await store.send(.start)
    await store.receive(.got(0)) { $0 = [0] }
    await clock.advance(by: .seconds(1))
    await store.receive(.got(1)) { $0 = [0, 1] }
    await clock.advance(by: .seconds(1))
    await store.receive(.got(2)) { $0 = [0, 1, 2] }
  }

  // Effect.concatenate: each runs when the one before has finished.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `concatenated effects run one after the other`() async {
    let clock = TestClock()
    let store = store {
      .concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.got(2))
        }, .send(.got(3)),
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got(1))
        })
    }
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(.got(2)) { $0 = [2] }
    await store.receive(.got(3)) { $0 = [2, 3] }
    await clock.advance(by: .seconds(1))
    await store.receive(.got(1)) { $0 = [2, 3, 1] }
  }

  // Effect.cancellable: with `cancelInFlight` an effect with the same id is cancelled first.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `the second effect cancels the first`() async {
    let clock = TestClock()
    let count = LockIsolated(0)
    let store = store {
      .run { send in
        let number = count.withValue { count in
          count += 1
          return count
        }
        try await clock.sleep(for: .seconds(1))
        await send(.got(number))
      }
      .cancellable(id: "id", cancelInFlight: true)
    }
    await store.send(.start)
    await clock.advance(by: .milliseconds(500))
    await store.send(.start)
    await clock.advance(by: .milliseconds(700))
    await clock.advance(by: .milliseconds(300))
    await store.receive(.got(2)) { $0 = [2] }
  }

  // Effect.cancel(id:): cancels what runs with the id, and nothing else.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `cancel ends all with the id`() async {
    enum ID { case a, b }
    let clock = TestClock()
    let store = store {
      .merge(
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got(1))
        }
        .cancellable(id: ID.a),
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.got(2))
        }
        .cancellable(id: ID.b))
    } stop: {
      .cancel(id: ID.a)
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(.got(2)) { $0 = [2] }
  }

  @Test func `ids of different types are different ids`() async {
    enum First: Hashable { case id }
    enum Second: Hashable { case id }
    let clock = TestClock()
    let store = store {
      .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.got(1))
      }
      .cancellable(id: First.id)
    } stop: {
      .cancel(id: Second.id)
    }
    await store.send(.start)
    await store.send(.stop)
    await clock.advance(by: .seconds(1))
    await store.receive(.got(1)) { $0 = [1] }
  }

  // withTaskCancellation and Task.cancel(id:): the same inside of an effect.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `an effect can be cancelled from inside of another`() async {
    let store = store {
      .run { send in
        await withTaskCancellation(id: "inner") {
          try? await Task.sleep(for: .seconds(1_000_000))
        }
        await send(.got(1))
      }
    } stop: {
      .run { _ in Task.cancel(id: "inner") }
    }
    await store.send(.start)
    await store.send(.stop)
    await store.receive(.got(1)) { $0 = [1] }
  }

  // Effect.debounce: only after a pause, and only the last.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `debounce waits for a pause`() async {
    let queue = DispatchQueue.test
    let number = LockIsolated(0)
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Probe.Action> { state, action in
        if case .got(let number) = action { state.append(number) }
        guard action == .start else { return .none }
        let next = number.withValue { number in
          number += 1
          return number
        }
        return .send(.got(next)).debounce(id: "search", for: .milliseconds(300), scheduler: queue)
      }
    }
    await store.send(.start)
    await queue.advance(by: .milliseconds(200))
    await store.send(.start)
    await queue.advance(by: .milliseconds(299))
    await queue.advance(by: .milliseconds(1))
    await store.receive(.got(2)) { $0 = [2] }
  }

  // Effect.throttle: at most one value an interval, the first at once; then the latest or first.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test(arguments: [true, false])
  func `throttle lets one through in each span`(isLatest: Bool) async {
    let queue = DispatchQueue.test
    let number = LockIsolated(0)
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], Probe.Action> { state, action in
        if case .got(let number) = action { state.append(number) }
        guard action == .start else { return .none }
        let next = number.withValue { number in
          number += 1
          return number
        }
        return .send(.got(next)).throttle(
          id: "scroll", for: .seconds(1), scheduler: queue, latest: isLatest)
      }
    }
    await store.send(.start)
    await store.receive(.got(1)) { $0 = [1] }
    await store.send(.start)
    await store.send(.start)
    await queue.advance(by: .seconds(1))
    let second = isLatest ? 3 : 2
    await store.receive(.got(second)) { $0 = [1, second] }
    await queue.advance(by: .seconds(1))
    await store.send(.start)
    await store.receive(.got(4)) { $0 = [1, second, 4] }
  }

  // Effect.publisher: what the publisher sends becomes actions.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `a publisher's values become actions until it is cancelled`() async {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = store {
      .publisher { subject.value.map(Probe.Action.got) }.cancellable(id: "subject")
    } stop: {
      .cancel(id: "subject")
    }
    await store.send(.start)
    subject.value.send(1)
    await store.receive(.got(1)) { $0 = [1] }
    await store.send(.stop)
    subject.value.send(2)
    await store.finish()
  }

  @Test func `values from another thread arrive on the main actor`() async {
    let subject = UncheckedSendable(PassthroughSubject<Int, Never>())
    let store = store {
      .publisher { subject.value.prefix(1).map(Probe.Action.got) }
    }
    await store.send(.start)
    DispatchQueue.global().async { subject.value.send(1) }
    await store.receive(.got(1)) { $0 = [1] }
  }

  // Effect.map: another effect with the actions transformed.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/effect
  @Test func `map transforms the actions of every kind of effect`() async {
    let store = store {
      let numbers: Effect<Int> = .merge(
        .send(1), .publisher { Just(2) },
        .concatenate(.run { send in await send(3) }, .send(4)).cancellable(id: "x"))
      return numbers.map { .got($0 * 10) }
    }
    await store.send(.start)
    await store.receive(.got(10)) { $0 = [10] }
    await store.receive(.got(20)) { $0 = [10, 20] }
    await store.receive(.got(30)) { $0 = [10, 20, 30] }
    await store.receive(.got(40)) { $0 = [10, 20, 30, 40] }
  }

  @Test func `hundred thousand actions at once are reduced`() {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state += 1
        return action > 0 ? .send(action - 1) : .none
      }
    }
    store.send(100_000)
    #expect(store.withState { $0 } == 100_001)
  }
}
