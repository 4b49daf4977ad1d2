import ComposableArchitecture
import Testing

// The rules are those of the articles on testing and on TestStore: a test that is exhaustive has to
// account for each change of the state, each action that an effect sends, and each effect.
// https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/testingtca

@MainActor
@Suite(.issuesFail)
struct TestStoreTests {
  private func counter(
    _ count: Int = 0, fact: @escaping @Sendable (Int) async throws -> String = { "\($0)!" }
  ) -> TestStoreOf<Counter> {
    TestStore(initialState: Counter.State(count: count)) {
      Counter()
    } withDependencies: {
      $0.numberFact = NumberFact(fetch: fact)
    }
  }

  @Test func `a test that says all passes`() async {
    let store = counter()
    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(\.decrementTapped) { $0.count = 0 }
    await store.send(.factTapped)
    await store.receive(\.factResponse, "0!") { $0.fact = "0!" }
    await store.send(.factTapped)
    await store.receive(.factResponse("0!"))
    await store.send(.factTapped)
    await store.receive(\.factResponse)
    await store.send(.factTapped)
    await store.receive { $0.is(\.factResponse) }
    await store.send(\.factResponse, "x") { $0.fact = "x" }
    store.assert { $0.fact = "x" }
    #expect(store.state.fact == "x")
  }

  /// Whatever a test expects of it is so from then on.
  @Reducer
  struct Shared {
    struct State: Equatable {
      final class Box { var count = 0 }
      let box = Box()
      var count: Int {
        get { box.count }
        nonmutating set { box.count = newValue }
      }
      static func == (first: Self, second: Self) -> Bool { first.count == second.count }
    }
    enum Action { case tapped }
    var body: some Reducer<State, Action> { EmptyReducer() }
  }

  @Test func `a state that all its copies share is no state`() async {
    let found = await issues {
      let store = TestStore(initialState: Shared.State()) { Shared() }
      await store.send(.tapped) { $0.count = 1 }
      store.assert { $0.count = 2 }
    }
    #expect(found.count == 2)
    for issue in found { #expect(issue.contains("the state itself has changed with it")) }
  }

  @Test func `a wrong expectation shows what differs`() async {
    let found = await issues {
      await counter(7).send(.incrementTapped) { $0.count = 9 }
    }
    #expect(
      found == [
        """
        The state is not as the test expects it:

            Counter.State(
          −   count: 9,
          +   count: 8,
              fact: nil,
            )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func `a change of which the test says nothing fails it`() async {
    let found = await issues { await counter().send(.incrementTapped) }
    #expect(found.count == 1)
    #expect(found.first?.contains("says nothing") == true)
    #expect(found.first?.contains("+   count: 1") == true)
  }

  @Test func `a change that does not happen fails the test`() async {
    let found = await issues {
      await counter().send(.factResponse("a")) { $0.fact = "a" }
      let waiting = counter(1) { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
      await waiting.send(\.factTapped) { $0.count = 1 }.cancel()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("it does not") == true)
  }

  @Test func `an action that was not received fails the test`() async {
    let found = await issues {
      let store = counter()
      await store.send(.factTapped)
      await store.send(.factResponse("x")) { $0.fact = "x" }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(".factResponse(\"0!\")") == true)
  }

  @Test func `an action that was not received by the end fails the test`() async {
    let found = await issues {
      let store = counter()
      await store.send(.factTapped)
      await store.finish()
    }
    #expect(found.count == 1)
    let atEnd = await issues { await counter().send(.factTapped) }
    #expect(atEnd.count == 1)
    #expect(atEnd.first?.contains(".factResponse(\"0!\")") == true)
  }

  @Test func `another action than the expected one is shown beside it`() async {
    let found = await issues {
      let store = counter()
      await store.send(.factTapped)
      await store.receive(.factResponse("zero")) { $0.fact = "0!" }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("− .factResponse(\"zero\")") == true)
    #expect(found.first?.contains("+ .factResponse(\"0!\")") == true)
  }

  @Test func `nothing to receive fails at once if nothing runs`() async {
    let found = await issues { await counter().receive(\.factResponse) }
    #expect(found.count == 1)
    #expect(found.first?.contains("'.factResponse'") == true)
    #expect(found.first?.contains("No effect runs") == true)
  }

  @Test func `nothing to receive while an effect runs fails after the time that is given`() async {
    let found = await issues {
      let store = counter { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
      await store.send(.factTapped)
      await store.receive(\.factResponse, timeout: .milliseconds(20))
      await store.skipInFlightEffects()
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(".factTapped") == true)
  }

  @Test func `an effect that still runs at the end fails the test`() async {
    let isCancelled = LockIsolated(false)
    let found = await issues {
      let store = counter { _ in
        await withTaskCancellationHandler {
          try? await Task.sleep(for: .seconds(1_000_000))
        } onCancel: {
          isCancelled.setValue(true)
        }
        return ""
      }
      await store.send(.factTapped)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(".factTapped") == true)
    #expect(found.first?.contains("still runs") == true)
    #expect(isCancelled.value)
  }

  @Test func `finish fails if effects do not end in time`() async {
    let found = await issues {
      let store = counter { _ in
        try await Task.sleep(for: .seconds(1_000_000))
        return ""
      }
      let task = await store.send(.factTapped)
      await store.finish(timeout: .milliseconds(20))
      await task.finish(timeout: .milliseconds(20))
      await task.cancel()
      await store.finish()
    }
    #expect(found.count == 2)
  }

  // Non-exhaustive testing: only what the test says is looked at; the closure gets the new state.
  // https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture/testingtca
  @Test func `a test that is not exhaustive says what it wants`() async {
    let store = counter()
    store.exhaustivity = .off
    await store.send(.incrementTapped)
    await store.send(.factTapped)
    await store.send(.incrementTapped) { $0.count = 2 }
    await store.send(.factTapped)
    await store.send(.factTapped)
    await store.receive(\.factResponse, "2!") { $0.fact = "2!" }
    await store.skipReceivedActions(strict: false)

    let found = await issues { await store.send(.incrementTapped) { $0.count = 7 } }
    #expect(found.count == 1)
  }

  @Test func `exhaustivity can be switched off for a while`() async {
    let store = counter()
    await store.withExhaustivity(.off) { _ = await store.send(.incrementTapped) }
    await store.send(.incrementTapped) { $0.count = 2 }
  }

  @Test func `received actions can be skipped`() async {
    let store = counter()
    await store.send(.factTapped)
    await store.skipReceivedActions()
    #expect(store.state.fact == "0!")
    let found = await issues { await store.skipReceivedActions() }
    #expect(found.count == 1)
  }

  @Test func `dependencies can be changed on the way`() async {
    let store = counter()
    store.dependencies.numberFact = NumberFact { "\($0)?" }
    await store.send(.factTapped)
    await store.receive(\.factResponse, "0?") { $0.fact = "0?" }
  }

  @Test func `an error in the test's closure fails it`() async {
    struct Oops: Error {}
    let found = await issues { await counter().send(.factResponse("a")) { _ in throw Oops() } }
    #expect(found.first?.contains("Oops") == true)
  }

  @Test func `a test waits for actions that come from other threads`() async {
    let store = counter { number in
      await withCheckedContinuation { done in
        DispatchQueue.global().async { done.resume(returning: "\(number) from afar") }
      }
    }
    await store.send(.factTapped)
    await store.receive(\.factResponse, "0 from afar") { $0.fact = "0 from afar" }
  }
}

@Suite(.issuesFail)
struct DifferenceTests {
  private struct Model: Equatable {
    enum Status: Equatable { case idle, failed(String, code: Int) }
    var names = ["a", "b", "c", "d", "e", "f"]
    var byID: [Int: String] = [2: "two", 1: "one"]
    var status = Status.idle
    var inner: Inner? = Inner()
    struct Inner: Equatable {
      var text = "first\nsecond"
      var date = Date(timeIntervalSince1970: 0)
    }
  }

  @Test func `equal values have no difference`() {
    #expect(diff(Model(), Model()) == nil)
  }

  @Test func `only what differs and what it lies in is shown`() {
    var other = Model()
    other.names[4] = "E"
    other.inner?.text = "third"
    other.status = .failed("no", code: 3)
    #expect(
      diff(Model(), other) == """
            DifferenceTests.Model(
              names: [
                … (4 unchanged)
          −     [4]: "e",
          +     [4]: "E",
                [5]: "f",
              ],
              … (4 unchanged)
          −   status: .idle,
          +   status: .failed(
          +     "no",
          +     code: 3,
          +   ),
              inner: DifferenceTests.Model.Inner(
          −     text: "first\\nsecond",
          +     text: "third",
                date: Date(1970-01-01T00:00:00Z),
              ),
            )
        """)
  }

  @MainActor
  @Test func `expecting no difference shows the difference`() async {
    let found = await issues { expectNoDifference([1, 2], [1, 3]) }
    #expect(found.count == 1)
    #expect(found.first?.contains("−   [1]: 2") == true)
    expectNoDifference([1], [1])
  }

  @Test func `a hundred thousand lines are compared`() {
    let old = Array(0..<100_000)
    var new = old
    new[50_000] = -1
    #expect(diff(old, new)?.contains("+   [50000]: -1") == true)
  }
}
