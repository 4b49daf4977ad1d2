import Combine
import Foundation
import SwiftUI

/// A scheduler of which no more is known than how it counts.
public struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let readNow: () -> SchedulerTimeType
  private let readTolerance: () -> SchedulerTimeType.Stride
  private let atOnce: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let later:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let repeatedly:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    ) -> any Cancellable

  /// Wraps a scheduler.
  public init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    self.init(scheduler, around: { $0() })
  }

  /// Wraps a scheduler; each action runs inside a call of the closure.
  fileprivate init<S: Scheduler>(_ scheduler: S, around run: @escaping (() -> Void) -> Void)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    readNow = { scheduler.now }
    readTolerance = { scheduler.minimumTolerance }
    atOnce = { options, action in scheduler.schedule(options: options) { run(action) } }
    later = { date, tolerance, options, action in
      scheduler.schedule(after: date, tolerance: tolerance, options: options) { run(action) }
    }
    repeatedly = { date, interval, tolerance, options, action in
      scheduler.schedule(
        after: date, interval: interval, tolerance: tolerance, options: options
      ) { run(action) }
    }
  }

  /// The time now.
  public var now: SchedulerTimeType { readNow() }
  /// The least by which a time can be missed.
  public var minimumTolerance: SchedulerTimeType.Stride { readTolerance() }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    atOnce(options, action)
  }

  /// Runs an action at a time or somewhat later.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    later(date, tolerance, options, action)
  }

  /// Runs an action at a time and again after every interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(date, interval, tolerance, options, action)
  }
}

/// A scheduler that counts as another does.
public typealias AnySchedulerOf<S: Scheduler> = AnyScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension Scheduler {
  /// Hides all but how it counts.
  public func eraseToAnyScheduler() -> AnySchedulerOf<Self> { AnyScheduler(self) }

  /// A scheduler on which all that runs is animated.
  public func animation(_ animation: Animation? = .default) -> AnySchedulerOf<Self> {
    transaction(Transaction(animation: animation))
  }

  /// A scheduler on which all that runs belongs to a transaction.
  public func transaction(_ transaction: Transaction) -> AnySchedulerOf<Self> {
    AnyScheduler(self, around: { action in withTransaction(transaction, action) })
  }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// Runs all at once, whatever the delay.
  public static var immediate: Self { AnyScheduler(HurriedScheduler(onCall: {})) }

  /// For a test that must not use it: each use is an issue.
  static var unimplemented: Self {
    AnyScheduler(HurriedScheduler { reportUnimplemented("mainQueue") })
  }
}

/// Runs every action in the call that schedules it.
private struct HurriedScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = DispatchQueue.SchedulerOptions
  let onCall: () -> Void

  var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)) }
  var minimumTolerance: SchedulerTimeType.Stride { .zero }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    onCall()
    action()
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    schedule(options: options, action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(options: options, action)
    return AnyCancellable {}
  }
}

extension TestScheduler {
  /// Moves the time on, and lets tasks run before and after.
  @MainActor
  public func advance(by stride: Time.Stride = .seconds(0)) async {
    await letOthersRun()
    let move: (Time.Stride) -> Void = advance(by:)
    move(stride)
    await letOthersRun()
  }
}

extension DependencyValues {
  /// The queue on which the app does what is seen; a test has to say which.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented
}
