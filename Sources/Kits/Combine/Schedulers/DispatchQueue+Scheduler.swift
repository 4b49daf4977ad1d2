import Dispatch

extension DispatchQueue {
  /// A point in the time of dispatch queues.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The same point for Dispatch's own calls.
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return to >= from
        ? .nanoseconds(Int(clamping: to - from)) : .nanoseconds(-Int(clamping: from - to))
    }

    public func advanced(by stride: Stride) -> Self {
      Self(dispatchTime + stride.timeInterval)
    }

    public static func < (left: Self, right: Self) -> Bool {
      left.dispatchTime < right.dispatchTime
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }

    /// A span of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      /// The number of nanoseconds.
      public var magnitude: Int

      /// The same span for Dispatch's own calls.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      var seconds: Double { Double(magnitude) / 1e9 }

      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let count): count * 1_000_000_000
          case .milliseconds(let count): count * 1_000_000
          case .microseconds(let count): count * 1000
          case .nanoseconds(let count): count
          case .never: .max
          @unknown default: 0
          }
      }

      /// Whole seconds, as a literal means them.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Seconds, as a literal means them.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .nanoseconds(value)
      }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self {
        .nanoseconds(left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        .nanoseconds(left.magnitude - right.magnitude)
      }
      public static func * (left: Self, right: Self) -> Self {
        .seconds(left.seconds * right.seconds)
      }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      public static func *= (left: inout Self, right: Self) { left = left * right }

      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int(s * 1e9)) }
      public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
      public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }
    }
  }

  /// How Dispatch runs an action.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }
}

extension DispatchQueue: Scheduler {
  public var now: SchedulerTimeType { HandClock.current?.queueTime ?? SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = HandClock.current { return clock.add(at: clock.queueTime, action) }
    let action = Crossing(action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock = HandClock.current { return clock.add(at: date, action) }
    let action = Crossing(action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = HandClock.current { return clock.add(at: date, every: interval, action) }
    let timer = DispatchSource.makeTimerSource(queue: self)
    let action = Crossing(action)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action.value() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
