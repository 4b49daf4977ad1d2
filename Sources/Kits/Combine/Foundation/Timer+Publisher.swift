import Foundation

extension Timer {
  /// Delivers the time again and again, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    /// The span of time.
    public let interval: TimeInterval
    /// By how much the time may be missed.
    public let tolerance: TimeInterval?
    /// Where the timer is.
    public let runLoop: RunLoop
    /// In which the timer counts.
    public let mode: RunLoop.Mode
    /// How the scheduler runs it.
    public let options: RunLoop.SchedulerOptions?
    private let audience = Audience<Date, Never>(name: "Timer", surplus: .dropped)

    /// As `publish(every:on:in:)` makes it.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
      (self.mode, self.options) = (mode, options)
    }

    deinit { audience.abandon() }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      audience.admit(subscriber)
    }

    /// Every connection is a timer of its own.
    public func connect() -> any Cancellable {
      if let clock = HandClock.current {
        let span = DispatchQueue.SchedulerTimeType.Stride.seconds(interval)
        return clock.add(at: clock.queueTime.advanced(by: span), every: span) {
          self.audience.send(clock.date)
        }
      }
      let crossing = Crossing(self)
      let timer = Timer(timeInterval: interval, repeats: true) { timer in
        crossing.value.audience.send(timer.fireDate)
      }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Delivers the time after every interval, once `connect()` or `autoconnect()` starts it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
