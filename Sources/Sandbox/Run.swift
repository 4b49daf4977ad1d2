/// Runs a program to its end and returns when none of its processes is left, however they were started.
///
/// Safe to call from several threads at once. The calling thread waits; it must not be one of the
/// cooperative pool. If the calling process ends, even by SIGKILL, its runs end with it.
package func run(
  _ command: Command, limits: Limits = Limits(), cancellation: Cancellation? = nil
) throws(SpawnError) -> Outcome {
  let start = SuspendingClock.now
  var watch = Watch(limits: limits, start: start)
  if let cancellation, cancellation.isCancelled { return watch.outcomeBeforeStart }
  var session = try Session(command, limits: limits, cancellation: cancellation)
  while !session.isOver {
    let now = SuspendingClock.now
    if let reason = watch.reasonToStop(at: now) { session.stop(because: reason, at: now) }
    if session.hasIgnoredStop(at: now) { break }
    let wake = session.graceEnd ?? watch.deadline
    session.wait(until: now.duration(to: wake), reading: &watch)
  }
  session.drain(into: &watch)
  if let failure = session.failure { throw failure }
  return watch.outcome(of: session, at: SuspendingClock.now)
}
