import Testing
import UIKit

@Suite struct RelativeDateTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func formatter(
    _ language: String = "en_US", _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    formatter.calendar = calendar
    change(formatter)
    return formatter
  }

  private func words(_ formatter: RelativeDateTimeFormatter, _ seconds: [Double]) -> [String] {
    seconds.map {
      formatter.localizedString(for: now.addingTimeInterval($0), relativeTo: now)
    }
  }

  private let minute = 60.0
  private let hour = 3600.0
  private let day = 86_400.0

  @Test func `names the largest unit, cut off`() {
    #expect(
      words(
        formatter(),
        [-1, -59, 90, -2 * hour, 25 * hour, -6 * day, 8 * day, 40 * day, -800 * day, 0])
        == [
          "1 second ago", "59 seconds ago", "in 1 minute", "2 hours ago", "in 1 day", "6 days ago",
          "in 1 week", "in 1 month", "2 years ago", "in 0 seconds",
        ])
  }

  @Test func `has names for near days when asked`() {
    let named = formatter { $0.dateTimeStyle = .named }
    #expect(
      words(named, [0, -day, day, -2 * day, -7 * day, 31 * day, -366 * day, -3 * hour])
        == [
          "now", "yesterday", "tomorrow", "2 days ago", "last week", "next month", "last year",
          "3 hours ago",
        ])
  }

  @Test func `names near times no longer than it may`() {
    let near = [
      DateComponents(weekOfMonth: 1), DateComponents(year: -1), DateComponents(month: 0),
      DateComponents(hour: 0), DateComponents(day: -1), DateComponents(minute: -1),
    ]
    let short = formatter {
      $0.unitsStyle = .short
      $0.dateTimeStyle = .named
    }
    #expect(
      near.map(short.localizedString)
        == ["next wk.", "last yr.", "this mo.", "this hour", "yesterday", "1 min. ago"])
    short.unitsStyle = .full
    #expect(
      near.map(short.localizedString)
        == ["next week", "last year", "this month", "this hour", "yesterday", "1 minute ago"])
  }

  @Test func `takes as much room as it has`() {
    let spans = [-2 * hour, day, 2 * day, -minute]
    #expect(
      words(formatter { $0.unitsStyle = .short }, spans)
        == ["2 hr. ago", "in 1 day", "in 2 days", "1 min. ago"])
    #expect(
      words(formatter { $0.unitsStyle = .abbreviated }, spans)
        == ["2h ago", "in 1d", "in 2d", "1m ago"])
    #expect(
      words(formatter { $0.unitsStyle = .spellOut }, spans)
        == ["two hours ago", "in one day", "in two days", "one minute ago"])
  }

  @Test func `speaks Russian with its three plurals`() {
    let russian = formatter("ru_RU")
    #expect(
      words(
        russian, [-minute, -2 * minute, -5 * minute, -11 * minute, -21 * minute, hour, 5 * day])
        == [
          "1 минуту назад", "2 минуты назад", "5 минут назад", "11 минут назад",
          "21 минуту назад", "через 1 час", "через 5 дней",
        ])
    #expect(
      words(formatter("ru") { $0.dateTimeStyle = .named }, [-day, 2 * day, 7 * day])
        == ["вчера", "послезавтра", "на следующей неделе"])
  }

  @Test func `takes components and intervals as well`() {
    #expect(formatter().localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(formatter().localizedString(from: DateComponents()) == "in 0 seconds")
    #expect(
      formatter().localizedString(from: DateComponents(hour: 0, minute: 5)) == "in 5 minutes")
    #expect(formatter().localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter().string(for: "no date") == nil)
    #expect(formatter().string(for: Date(timeIntervalSinceNow: -7200.5)) == "2 hours ago")
  }

  @Test func `UIKit shows what Foundation lacks`() {
    #expect(IndexPath(row: 2, section: 1).row == 2)
    #expect(CGAffineTransform(scaleX: 2, y: 2).a == 2)
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
  }
}
