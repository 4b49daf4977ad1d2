import Foundation

/// How a language says how far away a moment is.
protocol RelativeSpeaker {
  /// A word for this very distance, such as "yesterday".
  func name(
    of unit: RelativeUnit, _ count: Int, _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> String?
  /// A number and its unit, in the form that the sentence asks for.
  func distance(_ count: Int, _ unit: RelativeUnit, _ style: RelativeDateTimeFormatter.UnitsStyle)
    -> String
  func sentence(_ distance: String, isPast: Bool) -> String
}

struct EnglishSpeaker: RelativeSpeaker {
  func name(
    of unit: RelativeUnit, _ count: Int, _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> String? {
    let isLong = style == .full || style == .spellOut
    switch (unit, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (.hour, 0), (.minute, 0): return "this \(Self.full(unit))"
    case (_, -1...1):
      guard [.year, .month, .week].contains(unit) else { return nil }
      let word = isLong ? Self.full(unit) : Self.short(unit)
      return "\(["last", "this", "next"][count + 1]) \(word)"
    default: return nil
    }
  }

  func distance(
    _ count: Int, _ unit: RelativeUnit, _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> String {
    let word = Self.full(unit) + (count == 1 ? "" : "s")
    switch style {
    case .full: return "\(count) \(word)"
    case .spellOut: return "\(Self.spelled(count)) \(word)"
    case .short: return unit == .day ? "\(count) \(word)" : "\(count) \(Self.short(unit))"
    case .abbreviated: return "\(count)\(Self.abbreviated(unit))"
    }
  }

  func sentence(_ distance: String, isPast: Bool) -> String {
    isPast ? "\(distance) ago" : "in \(distance)"
  }

  private static func full(_ unit: RelativeUnit) -> String { "\(unit)" }

  private static func short(_ unit: RelativeUnit) -> String {
    switch unit {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: "day"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  private static func abbreviated(_ unit: RelativeUnit) -> String {
    switch unit {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  private static func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}

struct RussianSpeaker: RelativeSpeaker {
  func name(
    of unit: RelativeUnit, _ count: Int, _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> String? {
    switch (unit, count) {
    case (.second, 0): "сейчас"
    case (.minute, 0): "в эту минуту"
    case (.hour, 0): "в этот час"
    case (.day, -2): "позавчера"
    case (.day, -1): "вчера"
    case (.day, 0): "сегодня"
    case (.day, 1): "завтра"
    case (.day, 2): "послезавтра"
    case (.week, -1): "на прошлой неделе"
    case (.week, 0): "на этой неделе"
    case (.week, 1): "на следующей неделе"
    case (.month, -1): "в прошлом месяце"
    case (.month, 0): "в этом месяце"
    case (.month, 1): "в следующем месяце"
    case (.year, -1): "в прошлом году"
    case (.year, 0): "в этом году"
    case (.year, 1): "в следующем году"
    default: nil
    }
  }

  func distance(
    _ count: Int, _ unit: RelativeUnit, _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> String {
    let forms = Self.forms(of: unit)
    let isLong = style == .full || style == .spellOut
    return "\(count) \(isLong ? forms[Self.form(for: count)] : Self.short(unit, count))"
  }

  func sentence(_ distance: String, isPast: Bool) -> String {
    isPast ? "\(distance) назад" : "через \(distance)"
  }

  /// Which form a number asks for: one, a few, many.
  private static func form(for count: Int) -> Int {
    switch (count % 10, count % 100) {
    case (_, 11...14): 2
    case (1, _): 0
    case (2...4, _): 1
    default: 2
    }
  }

  private static func forms(of unit: RelativeUnit) -> [String] {
    switch unit {
    case .year: ["год", "года", "лет"]
    case .month: ["месяц", "месяца", "месяцев"]
    case .week: ["неделю", "недели", "недель"]
    case .day: ["день", "дня", "дней"]
    case .hour: ["час", "часа", "часов"]
    case .minute: ["минуту", "минуты", "минут"]
    case .second: ["секунду", "секунды", "секунд"]
    }
  }

  private static func short(_ unit: RelativeUnit, _ count: Int) -> String {
    switch unit {
    case .year: form(for: count) == 2 ? "л." : "г."
    case .month: "мес."
    case .week: "нед."
    case .day: "дн."
    case .hour: "ч"
    case .minute: "мин."
    case .second: "сек."
    }
  }
}
