import Foundation

extension Screen {
  /// Waits until the text can be read in front; throws if that has not happened after some seconds.
  public func wait(for text: String, seconds: Double = 5) async throws {
    try await wait(for: "'\(text)'", seconds: seconds) { self.shows(text) }
  }

  /// Waits until the condition holds, which is looked at again and again.
  public func wait(
    for what: String = "the condition", seconds: Double = 5, until condition: () -> Bool
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !condition() {
      guard ContinuousClock.now < deadline else {
        if await isReachedByOthers(condition) { return }
        throw NotOnScreen("waited \(seconds) seconds for \(what)", on: self)
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }

  /// On a busy machine, what was ready for long may not have had its turn when the time is over.
  private func isReachedByOthers(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<100 {
      await Self.letOthersRun()
      if condition() { return true }
    }
    return false
  }

  /// Waits until nothing moves any more: the screen stays as it is while everybody has their turn.
  public func settle() async {
    var last = dump
    var quietRounds = 0
    while quietRounds < 100 {
      await Self.letOthersRun()
      let now = dump
      quietRounds = now == last ? quietRounds + 1 : 0
      last = now
    }
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
