import Foundation

/// Runs an async body on the main actor and turns the main run loop until it has ended.
///
/// The end of the body arrives on the main queue, which wakes the loop: nothing polls and nothing sleeps.
func drive(_ body: @escaping @MainActor () async throws -> Void) throws {
  let outcome = Outcome()
  Task { @MainActor in
    do {
      try await body()
      outcome.end(with: .success(()))
    } catch {
      outcome.end(with: .failure(error))
    }
  }
  try MainActor.assumeIsolated {
    defer { outcome.isSeen = true }
    while outcome.result == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    try outcome.result?.get()
  }
}

@MainActor
private final class Outcome {
  private(set) var result: Result<Void, any Error>?
  var isSeen = false
  nonisolated init() {}

  func end(with result: Result<Void, any Error>) {
    self.result = result
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated(repeatUntilSeen) }
  }

  /// What the loop calls may itself turn it, and so take the end for itself; the loop around it has to be woken, too.
  private func repeatUntilSeen() {
    guard !isSeen else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { [self] in
      MainActor.assumeIsolated(repeatUntilSeen)
    }
  }
}
