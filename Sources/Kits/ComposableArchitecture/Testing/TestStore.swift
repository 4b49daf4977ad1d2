import Foundation

/// A store for tests, which have to say what each action changes and which actions come back.
@preconcurrency @MainActor
public final class TestStore<State: Equatable, Action> {
  let core: RootCore<State, Action>
  nonisolated let ledger: TestLedger<State, Action>
  private let place: SourcePlace

  /// The state after the last action that the test has dealt with.
  public internal(set) var state: State

  /// How long `receive` and `finish` wait when they do not say it.
  public var timeout = Duration.seconds(1)

  /// Takes the first state, the reducer, and what the feature depends on in this test.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let ledger = TestLedger<State, Action>()
    self.ledger = ledger
    let core = withDependencies {
      $0 = $0.withFreshDefaults()
      $0.context = .test
      $0.stackElementID = StackElementIDs()
      $0.sharedTracker = ledger.tracker
      $0.dismiss = DismissEffect { [ledger] in ledger.isDismissed = true }
      prepareDependencies(&$0)
    } operation: {
      let reducer = reducer()
      return RootCore<State, Action>(
        state: initialState(), dependencies: ._current, reduce: reducer.reduce(into:action:))
    }
    state = core.state
    core.ledger = ledger
    core.executor = MainQueueExecutor()
    self.core = core
  }

  deinit {
    reportOpen()
    Storages.beginNextTest()
  }

  /// What the feature depends on.
  public var dependencies: DependencyValues {
    get { core.dependencies }
    set { core.dependencies = newValue }
  }

  /// Whether the test has to account for everything.
  public var exhaustivity: Exhaustivity {
    get { ledger.open.value.value.exhaustivity }
    set { ledger.setExhaustivity(newValue) }
  }

  /// Whether the feature has dismissed itself.
  public var isDismissed: Bool { ledger.isDismissed }

  var isExhaustive: Bool { exhaustivity == .on }

  /// Does something for which the test has to account more, or less, than before.
  public func withExhaustivity<R>(
    _ exhaustivity: Exhaustivity, operation: () throws -> R
  ) rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Does something for which the test has to account more, or less, than before.
  public func withExhaustivity<R: Sendable>(
    _ exhaustivity: Exhaustivity, operation: () async throws -> R
  ) async rethrows -> R {
    let before = self.exhaustivity
    defer { self.exhaustivity = before }
    self.exhaustivity = exhaustivity
    return try await operation()
  }

  /// Fails the test if something is open when it ends.
  private nonisolated func reportOpen() {
    let open = ledger.open.value.value
    guard open.exhaustivity == .on else { return }
    if !open.received.isEmpty { place.report(unhandled(open.received.map(\.action))) }
    for change in ledger.tracker.open {
      place.report(
        """
        A shared value has changed, of which the test says nothing:

        \(difference(change.known, change.now) ?? "  \(describe(change.now))")

        Say with 'assert' what it is now.
        """)
    }
    for (_, origin) in open.running {
      place.report(
        """
        An effect of this action still runs at the end of the test:

          \(describe(origin))

        Let the test wait for it with 'finish', advance its clock, cancel it, or let the feature \
        cancel it.
        """)
    }
  }
}

/// A store for tests of a feature.
public typealias TestStoreOf<R: Reducer> = TestStore<R.State, R.Action>
where R.State: Equatable

/// Actions that came back from effects and that the test has not received.
func unhandled<Action>(_ actions: [Action]) -> String {
  let count = actions.count == 1 ? "1 action" : "\(actions.count) actions"
  return """
    The store has received \(count) that the test has not dealt with:

    \(actions.map { "  \(describe($0))" }.joined(separator: "\n"))

    Say what happens with 'receive', in that order.
    """
}

/// The effects of an action that a test has sent.
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let ticket: EffectTicket
  private let timeout: Duration
  private let origin: String

  init(_ ticket: EffectTicket, timeout: Duration, origin: String) {
    task = StoreTask(ticket)
    (self.ticket, self.timeout, self.origin) = (ticket, timeout, origin)
  }

  /// Cancels them, as a view does that goes off the screen, and waits until that has taken effect.
  public func cancel() async {
    task.cancel()
    await letOthersRun()
  }

  /// Waits until they have ended, and fails the test if they do not in time.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let limit = timeout ?? self.timeout
    let isInTime = await withTaskGroup(of: Bool.self) { group in
      let ticket = ticket
      group.addTask {
        await ticket.finish()
        return true
      }
      group.addTask {
        try? await Task.sleep(for: limit)
        return await MainActor.run { ticket.isOver }
      }
      let first = await group.next() ?? true
      if !first { await MainActor.run { ticket.stopWaiting() } }
      group.cancelAll()
      return first
    }
    guard !isInTime else { return }
    reportIssue(
      "The effects of \(origin) have not ended after \(limit).", fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Whether they were cancelled.
  @preconcurrency @MainActor
  public var isCancelled: Bool { task.isCancelled }
}
