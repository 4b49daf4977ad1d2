import CSandbox

/// Runs a program to its end and returns when none of its processes is left, however they were started.
///
/// Safe to call from several threads at once. The calling thread waits; it must not be one of the
/// cooperative pool. If the calling process ends, even by SIGKILL, its runs end with it.
package func run(
  _ command: Command, limits: Limits = Limits(), confinement: Confinement? = nil,
  cancellation: Cancellation? = nil
) throws(SpawnError) -> Outcome {
  var attempts: [BreakOutAttempt] = []
  return try run(
    Launch(command, limits: limits, confinement: confinement), cancellation: cancellation,
    attempts: &attempts)
}

extension BreakOutAttempt {
  /// What came of the attempts in a run that makes them.
  static func all(in launch: Launch) throws(SpawnError) -> [BreakOutAttempt] {
    var attempts: [BreakOutAttempt] = []
    let outcome = try run(launch, cancellation: nil, attempts: &attempts)
    return outcome.end == .exited(0) ? attempts : []
  }

  init(_ report: csandbox_report) {
    self.init(what: report.stepName, isRefused: report.code != 0)
  }
}

private func run(
  _ launch: Launch, cancellation: Cancellation?, attempts: inout [BreakOutAttempt]
) throws(SpawnError) -> Outcome {
  let start = SuspendingClock.now
  var watch = Watch(limits: launch.limits, start: start)
  if let cancellation, cancellation.isCancelled { return watch.outcomeBeforeStart }
  var session = try Session(launch, cancellation: cancellation)
  while !session.isOver {
    let now = SuspendingClock.now
    if let reason = watch.reasonToStop(at: now) { session.stop(because: reason, at: now) }
    if session.hasIgnoredStop(at: now) { break }
    let wake = session.graceEnd ?? watch.deadline
    session.wait(until: now.duration(to: wake), reading: &watch)
  }
  session.drain(into: &watch)
  attempts = session.attempts
  if let failure = session.failure { throw failure }
  return watch.outcome(of: session, at: SuspendingClock.now)
}
