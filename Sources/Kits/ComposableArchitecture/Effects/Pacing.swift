import Combine
import Foundation

extension Effect {
  /// Begins only when so much time has passed without another effect with the same id.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    Self(
      operation: .cancellable(
        CancelID(id), cancelInFlight: true,
        .delayed(
          { action in
            scheduler.cancellable(
              after: scheduler.now.advanced(by: dueTime), options: options, action)
          }, operation)))
  }

  /// Delivers at most one action in each span of time: the latest, or the first.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S,
    latest: Bool
  ) -> Self {
    let id = CancelID(id)
    let throttle = Throttle(
      id: id, isLatest: latest, now: { scheduler.now },
      isOver: { start in
        guard let start = start as? S.SchedulerTimeType else { return true }
        return start.distance(to: scheduler.now) >= interval
      },
      rest: { start, action in
        let start = start as? S.SchedulerTimeType ?? scheduler.now
        return scheduler.cancellable(after: start.advanced(by: interval), options: nil, action)
      })
    return Self(operation: .cancellable(id, cancelInFlight: true, .throttled(throttle, operation)))
  }
}

/// How much of what comes is let through; the time is that of a scheduler.
struct Throttle {
  let id: CancelID
  let isLatest: Bool
  let now: () -> Any
  /// Whether the span that has begun at that time is over.
  let isOver: (Any) -> Bool
  /// Waits for the rest of the span that has begun at that time.
  let rest: (Any, @escaping () -> Void) -> AnyCancellable
}

extension Scheduler {
  /// Runs an action once at a time, unless the result is cancelled before.
  fileprivate func cancellable(
    after date: SchedulerTimeType, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let isCancelled = LockIsolated(false)
    schedule(after: date, tolerance: minimumTolerance, options: options) {
      if !isCancelled.value { action() }
    }
    return AnyCancellable { isCancelled.setValue(true) }
  }
}
