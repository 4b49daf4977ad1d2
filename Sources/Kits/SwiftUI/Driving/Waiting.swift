import Foundation

extension ViewScreen {
  /// Waits until nothing moves any more: tasks have ended, or wait for something from outside.
  ///
  /// Nothing sleeps here, and time is not waited for: a task that sleeps counts as one that waits.
  public func settle() async {
    var quietRounds = 0
    // A thread that the system has stopped for a moment may still be about to say something.
    while quietRounds < (host.hasRunningTasks ? 300 : 100) {
      host.update()
      let before = host.changes
      await Self.letOthersRun()
      host.update()
      quietRounds = host.changes == before ? quietRounds + 1 : 0
    }
  }

  /// Waits until the text can be read in front; throws if that has not happened after some seconds.
  public func wait(for text: String, seconds: Double = 5) async throws {
    try await wait(for: "'\(text)'", seconds: seconds) { self.shows(text) }
  }

  /// Waits until the condition holds, which is looked at after every change of the views.
  public func wait(
    for what: String = "the condition", seconds: Double = 5, until condition: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        if await isReachedByOthers(condition) { return }
        throw NotShown("waited \(seconds) seconds for \(what)", on: self)
      }
      let alarm = Task { @MainActor [host] in
        try await Task.sleep(until: deadline, clock: .continuous)
        host.notifyWatchers()
      }
      host.update()
      await host.nextChange()
      alarm.cancel()
    }
  }

  /// On a busy machine, what was ready for long may not have had its turn when the time is over.
  private func isReachedByOthers(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100 {
      await Self.letOthersRun()
      host.update()
      if condition() { return true }
    }
    return false
  }

  /// Lets everything run that is ready to, on the main actor and elsewhere.
  private static func letOthersRun() async {
    await Task.yield()
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      // The lowest priority has its turn when all else has had one.
      Task.detached(priority: .background) { done.resume() }
    }
    await Task.yield()
  }
}
