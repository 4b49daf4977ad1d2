import Foundation

/// Says what time it is.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Takes what says it.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// It is always the same time.
  public static func constant(_ now: Date) -> DateGenerator { DateGenerator { now } }

  /// The time now.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The time now.
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// What time it is; a test has to say it.
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  /// How days and months are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The language and the country.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How far the time is from that of Greenwich.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
  static var testValue: DateGenerator {
    DateGenerator {
      reportUnimplemented("date")
      return Date()
    }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
}

private enum LocaleKey: DependencyKey {
  static var liveValue: Locale { .autoupdatingCurrent }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
}

/// A dependency of ours was called by a test that has not said what it does.
func reportUnimplemented(_ name: String) {
  reportIssue(
    """
    @Dependency(\\.\(name)) has no test implementation, but was called by a test. \
    Give the test one: { $0.\(name) = … } in 'withDependencies' of the TestStore or Store.
    """)
}
