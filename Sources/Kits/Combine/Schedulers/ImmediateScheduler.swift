/// Runs every action at once, in the call that schedules it; its time stands still.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  /// A point in a time that does not pass.
  public struct SchedulerTimeType: Strideable, Sendable {
    let ticks: Int

    public func distance(to other: Self) -> Stride { Stride(other.ticks - ticks) }
    public func advanced(by stride: Stride) -> Self { Self(ticks: ticks + stride.magnitude) }

    /// A span of it, whose unit means nothing.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
      public static func + (left: Self, right: Self) -> Self {
        Self(left.magnitude + right.magnitude)
      }
      public static func - (left: Self, right: Self) -> Self {
        Self(left.magnitude - right.magnitude)
      }
      public static func * (left: Self, right: Self) -> Self {
        Self(left.magnitude * right.magnitude)
      }
      public static func += (left: inout Self, right: Self) { left = left + right }
      public static func -= (left: inout Self, right: Self) { left = left - right }
      public static func *= (left: inout Self, right: Self) { left = left * right }
      public static func seconds(_ s: Int) -> Self { 0 }
      public static func seconds(_ s: Double) -> Self { 0 }
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      public static func microseconds(_ us: Int) -> Self { 0 }
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  /// The one there is.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType(ticks: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
