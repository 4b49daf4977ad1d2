import Foundation

/// How often a view of the time is needed.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The moments at which a `TimelineView` shows something new.
public protocol TimelineSchedule {
  /// The moments, in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a view of the time is needed.
  typealias Mode = TimelineScheduleMode
  /// The moments from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let first: Date
  private let interval: TimeInterval

  /// Takes the first moment and the distance.
  public init(from startDate: Date, by interval: TimeInterval) {
    (first, self.interval) = (startDate, interval)
  }

  /// The last moment that is not after the given one, and all that follow.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let passed = startDate.timeIntervalSince(first)
    let steps = passed > 0 && interval > 0 ? (passed / interval).rounded(.down) : 0
    let step = interval
    return sequence(first: first.addingTimeInterval(steps * interval)) {
      $0.addingTimeInterval(step)
    }
  }
}

/// The first moment of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// There is nothing to set.
  public init() {}
  /// The minute that has begun, and all that follow.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  /// Takes the least distance, and whether time stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1.0 / 60
  }
  /// The given moment, and all that follow.
  public func entries(
    from start: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
  }
}

/// Moments that the app names itself.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  /// Takes the moments.
  public init(_ dates: Entries) { self.dates = dates }
  /// All of them.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The first moment of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen is drawn, but not more often than that.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Moments that the app names itself.
  public static func explicit<S>(_ dates: S) -> Self where Self == ExplicitTimelineSchedule<S> {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a view of the time is given.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

/// Shows something new at each moment of a schedule; here it stays at the first.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The moment that is shown.
  public struct Context: Sendable {
    /// How finely the time is seen.
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    /// The moment that is shown.
    public let date: Date
    /// Always `.live`.
    public var cadence: Cadence { .live }
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView: View, _PrimitiveView, Buildable where Content: View {
  /// Takes the schedule and what makes the content of a moment.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .container("TimelineView")
    let entries = schedule.entries(from: Date(), mode: .normal)
    guard let first = entries.first(where: { _ in true }) else { return }
    blueprint.add(content(TimelineViewDefaultContext(date: first)))
  }
}
