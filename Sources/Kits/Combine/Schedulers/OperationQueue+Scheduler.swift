import Foundation

extension OperationQueue: Scheduler {
  /// A point in the time of operation queues, which is that of run loops.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// There is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { RunLoop.main.now }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = HandClock.current { return clock.add(at: clock.queueTime, action) }
    let action = Crossing(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(
      after: dispatchTime(date), tolerance: .seconds(tolerance.timeInterval), options: nil
    ) {
      self.schedule(options: options, action)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(
      after: dispatchTime(date), interval: .seconds(interval.timeInterval),
      tolerance: .seconds(tolerance.timeInterval), options: nil
    ) {
      self.schedule(options: options, action)
    }
  }

  private func dispatchTime(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
    if let clock = HandClock.current { return clock.time(of: date.date) }
    return DispatchQueue.global().now.advanced(by: .seconds(now.distance(to: date).timeInterval))
  }
}
