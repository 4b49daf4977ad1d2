import Foundation

/// Runs an async body on the main actor and turns the main run loop until it has ended.
///
/// The end of the body arrives on the main queue, which wakes the loop: nothing polls and nothing sleeps.
func drive(_ body: @escaping @MainActor () async throws -> Void) throws {
  let outcome = Outcome()
  Task { @MainActor in
    do {
      try await body()
      outcome.result = .success(())
    } catch {
      outcome.result = .failure(error)
    }
  }
  try MainActor.assumeIsolated {
    while outcome.result == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    try outcome.result?.get()
  }
}

@MainActor
private final class Outcome {
  var result: Result<Void, any Error>?
  nonisolated init() {}
}
