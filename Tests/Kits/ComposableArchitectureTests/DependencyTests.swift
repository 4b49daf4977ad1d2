import ComposableArchitecture
import Testing

@MainActor
@Suite(.issuesFail)
struct DependencyTests {
  struct Stamp: Reducer {
    @Dependency(\.date) var date
    @Dependency(\.uuid) var uuid
    func reduce(into state: inout [String], action: Bool) -> Effect<Bool> {
      state = [date.now.ISO8601Format(), uuid().uuidString, uuid().uuidString]
      return .none
    }
    typealias Body = Never
  }

  @Test func `a store gives its dependencies to every reduce`() {
    let store = Store(initialState: [String]()) {
      Stamp()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
    }
    store.send(true)
    #expect(
      store.withState { $0 } == [
        "1970-01-01T00:00:00Z", UUID(0).uuidString, UUID(1).uuidString,
      ])
    store.send(true)
    #expect(store.withState { $0[1] } == UUID(2).uuidString)
  }

  // Testing article of Dependencies: a dependency without test value fails the test that uses it.
  // https://pointfreeco.github.io/swift-dependencies/main/documentation/dependencies/testing
  @Test func `reading a dependency that a test has not given names it`() async {
    let found = await issues {
      let store = TestStore(initialState: Counter.State()) { Counter() }
      await store.send(.factTapped)
      await store.receive(\.factResponse) { $0.fact = "0 is live" }
    }
    #expect(found.count >= 1)
    #expect(found.allSatisfy { $0.contains("@Dependency(\\.numberFact)") })
  }

  @Test func `built-in dependencies name themselves as well`() async {
    let found = await issues {
      let store = TestStore(initialState: [String]()) { Stamp() }
      store.exhaustivity = .off
      await store.send(true)
    }
    #expect(found.contains { $0.contains("@Dependency(\\.date)") })
    #expect(found.contains { $0.contains("@Dependency(\\.uuid)") })
  }

  // Lifetimes article of Dependencies: overrides hold in the closure and in tasks started there.
  // https://pointfreeco.github.io/swift-dependencies/main/documentation/dependencies/lifetimes
  @Test func `an override holds inside of the closure and in its tasks`() async {
    @Dependency(\.date) var date
    let past = Date(timeIntervalSince1970: 1)
    await withDependencies {
      $0.date = .constant(past)
    } operation: {
      #expect(date.now == past)
      let inTask = await Task {
        @Dependency(\.date) var date; return date.now
      }.value
      #expect(inTask == past)
      withDependencies {
        $0.date.now = Date(timeIntervalSince1970: 2)
      } operation: {
        #expect(date.now == Date(timeIntervalSince1970: 2))
      }
      #expect(date.now == past)
    }
  }

  @Test func `an escaping closure can take the dependencies with it`() async {
    let past = Date(timeIntervalSince1970: 1)
    let later = withDependencies {
      $0.date = .constant(past)
    } operation: {
      withEscapedDependencies { dependencies in
        {
          dependencies.yield {
            @Dependency(\.date) var date; return date.now
          }
        }
      }
    }
    #expect(later() == past)
  }

  @Test func `live and preview values are used in their contexts`() {
    func fact() async throws -> String {
      @Dependency(\.numberFact) var numberFact
      return try await numberFact.fetch(1)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() != uuid())
      @Dependency(\.calendar) var calendar
      #expect(calendar.identifier == Calendar.current.identifier)
      @Dependency(\.locale) var locale
      #expect(locale.identifier == Locale.current.identifier)
    }
  }

  @Test func `a dependency can be asked for by its key`() async throws {
    let text = try await withDependencies {
      $0[NumberFact.self] = NumberFact { "\($0)!" }
    } operation: {
      @Dependency(NumberFact.self) var numberFact
      return try await numberFact.fetch(5)
    }
    #expect(text == "5!")
  }

  @Test func `changing one endpoint of a dependency is no use of it`() {
    withDependencies {
      $0.numberFact.fetch = { "\($0)" }
    } operation: {
    }
  }

  @Test func `random numbers come from the generator that was given`() {
    struct Always: RandomNumberGenerator { func next() -> UInt64 { .max } }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Always())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } == 6)
    }
  }

  @Test func `an address is opened by what was given`() async {
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      await openURL(URL(filePath: "/tmp"))
    }
    #expect(opened.value == [URL(filePath: "/tmp")])
  }

  @Test func `an unimplemented closure is an issue when it is called`() async {
    let found = await issues {
      let client = NumberFact(fetch: unimplemented("NumberFact.fetch"))
      _ = try? await client.fetch(1)
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("NumberFact.fetch") == true)
  }
}

@MainActor
@Suite(.issuesFail)
struct ClockTests {
  // TestClock: time stands still until it is advanced; who sleeps wakes at its own time.
  // https://pointfreeco.github.io/swift-clocks/main/documentation/clocks/testclock
  @Test func `sleepers wake in the order of their times`() async {
    let clock = TestClock()
    let order = LockIsolated<[Int]>([])
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        order.withValue { $0.append(seconds) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(order.value == [1])
    await clock.run(timeout: .seconds(60))
    #expect(order.value == [1, 2, 3])
  }

  @Test func `a timer ticks as often as its interval fits in`() async {
    let clock = TestClock()
    let ticks = LockIsolated(0)
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) { ticks.withValue { $0 += 1 } }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(ticks.value == 0)
    await clock.advance(by: .milliseconds(4_001))
    #expect(ticks.value == 5)
    task.cancel()
    await task.value
    await clock.advance(by: .seconds(5))
    #expect(ticks.value == 5)
  }

  @Test func `a cancelled sleep throws`() async {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `somebody who sleeps can be noticed`() async throws {
    let clock = TestClock()
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
  }

  // ImmediateClock: sleeping takes no time.
  // https://pointfreeco.github.io/swift-clocks/main/documentation/clocks/immediateclock
  @Test func `nobody sleeps on an immediate clock`() async throws {
    let clock: any Swift.Clock<Duration> = .immediate
    try await clock.sleep(for: .seconds(1_000_000))
  }

  @Test func `a clock that a test has not given names itself`() async {
    let found = await issues {
      @Dependency(\.continuousClock) var clock
      try? await clock.sleep(for: .seconds(1))
    }
    #expect(found.contains { $0.contains("@Dependency(\\.continuousClock)") })
  }

  @Test func `the main queue can be replaced`() async {
    let queue = DispatchQueue.test
    await withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      let isDone = LockIsolated(false)
      mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(1))) { isDone.setValue(true) }
      await queue.advance(by: .milliseconds(999))
      #expect(!isDone.value)
      await queue.advance(by: .milliseconds(1))
      #expect(isDone.value)
    }
    withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      let isDone = LockIsolated(false)
      mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(9))) { isDone.setValue(true) }
      #expect(isDone.value)
    }
  }
}
