public import Foundation

/// Says how far a date is from another one: "2 hours ago", "tomorrow".
///
/// On an iPhone it belongs to Foundation, whose Linux edition lacks it. English and Russian are spoken;
/// any other language of `locale` comes out in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a day ago is "1 day ago" or "yesterday".
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  /// How much room the units take: five minutes are "5 min." when short and, since iOS 17, "5m" when
  /// abbreviated.
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current

  /// Names the largest unit that lies between the dates, cut off, not rounded.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      Set(RelativeUnit.allCases.map(\.component)), from: referenceDate, to: date)
    return words(for: components, isPast: date < referenceDate)
  }

  /// The same for a distance in seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The same for a distance in units; the largest that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    words(for: dateComponents, isPast: false)
  }

  /// The same for a date, seen from now; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func words(for components: DateComponents, isPast: Bool) -> String {
    let distances = RelativeUnit.allCases.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0) }
    }
    let (unit, count) = distances.first { $0.1 != 0 } ?? distances.last ?? (.second, 0)
    let speaker: any RelativeSpeaker =
      locale.identifier.lowercased().hasPrefix("ru") ? RussianSpeaker() : EnglishSpeaker()
    if dateTimeStyle == .named, let name = speaker.name(of: unit, count, unitsStyle) { return name }
    let distance = speaker.distance(abs(count), unit, unitsStyle)
    return speaker.sentence(distance, isPast: count < 0 || (count == 0 && isPast))
  }
}

/// A span of time that has a word of its own, the longest first.
enum RelativeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
