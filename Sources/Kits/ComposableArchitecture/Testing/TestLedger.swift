import Foundation

/// What a test has to account for: what effects have sent, and what still runs.
@MainActor
final class TestLedger<State, Action> {
  /// An action, most often from an effect, and what has become of it.
  struct Received {
    let action: Action
    /// The state after it.
    let state: State
    /// The next id of a stack before it.
    let stackID: Int
    /// The shared values after it.
    let shared: SharedTracker.Values
  }

  /// What is open when the test ends.
  struct Open {
    var received: [Received] = []
    var running: [(id: ObjectIdentifier, origin: Action)] = []
    var exhaustivity = Exhaustivity.on
  }

  nonisolated let open = LockIsolated(UncheckedSendable(Open()))
  /// Whether the feature has dismissed itself.
  var isDismissed = false
  nonisolated let tracker = SharedTracker()
  /// The action that the test has sent itself.
  private(set) var sent: Received?
  private var stackID = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  nonisolated var received: [Received] { open.value.value.received }
  nonisolated var runningOrigins: [Action] { open.value.value.running.map(\.origin) }

  func setExhaustivity(_ exhaustivity: Exhaustivity) {
    open.withValue { $0.value.exhaustivity = exhaustivity }
  }

  func willReduce(_ dependencies: DependencyValues) {
    stackID = dependencies.stackElementID.peeked
  }

  func didReduce(_ action: Action, to state: State, isFromEffect: Bool) {
    let new = UncheckedSendable(
      Received(action: action, state: state, stackID: stackID, shared: tracker.now))
    guard isFromEffect else {
      sent = new.value
      return
    }
    open.withValue { $0.value.received.append(new.value) }
    wake()
  }

  func didBegin(_ id: ObjectIdentifier, by action: Action) {
    let origin = UncheckedSendable(action)
    open.withValue { $0.value.running.append((id, origin.value)) }
  }

  func didEnd(_ id: ObjectIdentifier) {
    open.withValue { $0.value.running.removeAll { $0.id == id } }
    wake()
  }

  /// The test has said what has become of shared values by an action.
  func account(for shared: SharedTracker.Values) {
    tracker.account(for: shared, isLast: received.isEmpty)
  }

  /// Takes the first actions out, and returns the last of them.
  @discardableResult
  func takeReceived(_ count: Int) -> Received? {
    guard count > 0 else { return nil }
    let taken = received[count - 1]
    open.withValue { $0.value.received.removeFirst(count) }
    return taken
  }

  /// Returns when something has happened, or at that time.
  func waitForNews(until deadline: ContinuousClock.Instant) async {
    let alarm = Task { @MainActor [weak self] in
      try await Task.sleep(until: deadline, clock: .continuous)
      self?.wake()
    }
    await withCheckedContinuation { waiters.append($0) }
    alarm.cancel()
  }

  private func wake() {
    let now = waiters
    waiters = []
    for waiter in now { waiter.resume() }
  }
}

/// Whether a test has to account for everything.
public enum Exhaustivity: Equatable, Sendable {
  /// For each change of the state, each action that comes back, and each effect.
  case on
  /// For what it wants; if wished the console says what it has left out.
  case off(showSkippedAssertions: Bool)

  /// For what it wants.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}

/// Runs the closures of a test's effects one after the other on the main queue.
final class MainQueueExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
