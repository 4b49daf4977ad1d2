/// Something that an effect has started and that goes on until it ends or is cancelled.
@MainActor
final class EffectRun {
  private(set) var isOver = false
  private var stop: () -> Void
  private var atEnd: [() -> Void] = []

  /// Takes what is done when it is cancelled.
  init(stop: @escaping () -> Void = {}) { self.stop = stop }

  /// One that has ended already.
  static var over: EffectRun {
    let run = EffectRun()
    run.end()
    return run
  }

  func onCancel(_ action: @escaping () -> Void) { stop = action }

  /// Runs the action when it ends, or now if it has.
  func whenOver(_ action: @escaping () -> Void) {
    isOver ? action() : atEnd.append(action)
  }

  func end() {
    guard !isOver else { return }
    isOver = true
    let (actions, old) = (atEnd, stop)
    (stop, atEnd) = ({}, [])
    withExtendedLifetime(old) { for action in actions { action() } }
  }

  func cancel() {
    guard !isOver else { return }
    let stop = stop
    stop()
    end()
  }
}

/// What runs in one store, by the ids and places under which it can be cancelled.
@MainActor
final class RunningEffects {
  /// Each effect that a reducer has returned, as a whole.
  private(set) var whole: [ObjectIdentifier: EffectRun] = [:]
  private var byID: [(id: CancelID, run: EffectRun)] = []
  private var byPlace: [(place: NavigationPlace, run: EffectRun)] = []
  private var dismissals: [NavigationPlace: () -> Void] = [:]
  /// When a throttled effect has last delivered something, and what is waiting.
  var throttled: [CancelID: (time: Any, waiting: Any?)] = [:]

  nonisolated init() {}

  func add(_ run: EffectRun) {
    let id = ObjectIdentifier(run)
    whole[id] = run
    run.whenOver { [weak self] in _ = self?.whole.removeValue(forKey: id) }
  }

  /// Cancels everything, from whatever thread.
  nonisolated func cancelAllSoon() { onMain { self.cancelAll() } }

  func cancelAll() {
    for run in whole.values { run.cancel() }
  }

  func add(_ run: EffectRun, as id: CancelID) {
    guard !run.isOver else { return }
    byID.append((id, run))
    run.whenOver { [weak self, weak run] in self?.byID.removeAll { $0.run === run } }
  }

  func cancel(_ id: CancelID) {
    for (other, run) in byID where id.reaches(other) { run.cancel() }
  }

  func add(_ run: EffectRun, at place: NavigationPlace) {
    guard !run.isOver else { return }
    byPlace.append((place, run))
    run.whenOver { [weak self, weak run] in self?.byPlace.removeAll { $0.run === run } }
  }

  /// Ends all that the feature at that place has started, and those that it presents.
  func leave(_ place: NavigationPlace) {
    for (other, run) in byPlace where place.contains(other) { run.cancel() }
    dismissals = dismissals.filter { !place.contains($0.key) }
  }

  func setDismissal(of place: NavigationPlace, _ action: @escaping () -> Void) {
    dismissals[place] = action
  }

  /// False if nothing is presented there.
  func dismiss(_ place: NavigationPlace) -> Bool {
    guard let action = dismissals.removeValue(forKey: place) else { return false }
    action()
    return true
  }
}

/// All that one action has started, and what the actions have started that came back from there.
@MainActor
final class EffectTicket {
  private var runs: [ObjectIdentifier: EffectRun] = [:]
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private(set) var isCancelled = false

  nonisolated init() {}

  func add(_ run: EffectRun) {
    guard !run.isOver else { return }
    guard !isCancelled else { return run.cancel() }
    runs[ObjectIdentifier(run)] = run
    run.whenOver { [weak self, id = ObjectIdentifier(run)] in self?.remove(id) }
  }

  var isOver: Bool { runs.isEmpty }

  func cancel() {
    isCancelled = true
    for run in runs.values { run.cancel() }
  }

  /// Returns when nothing runs any more.
  func finish() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  private func remove(_ id: ObjectIdentifier) {
    runs[id] = nil
    if runs.isEmpty { stopWaiting() }
  }

  /// Lets go of who waits, whatever still runs.
  func stopWaiting() {
    let done = waiters
    waiters = []
    for waiter in done { waiter.resume() }
  }
}
