public import Combine

extension Scheduler where SchedulerTimeType: SendableMetatype {
  /// Waits for a while, or throws when the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    for await _ in timer(interval: duration, tolerance: tolerance, options: options) { break }
    try Task.checkCancellation()
  }

  /// Delivers the time after each interval, until the task that asks for it is cancelled.
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let timer = schedule(
        after: now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? minimumTolerance, options: options
      ) {
        nonisolated(unsafe) let time = now
        continuation.yield(time)
      }
      let stop = UncheckedSendable({ timer.cancel() })
      continuation.onTermination = { _ in stop.value() }
    }
  }
}
