public import Foundation

/// Says how long a time is: "1:05", "2 hr, 5 min".
///
/// On an iPhone it belongs to Foundation, whose Linux edition has it only by name. English is spoken.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much room the units take.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// What the time is told in; all that there is if none is said.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are told at most; 0 for all.
  open var maximumUnitCount = 0
  open var calendar: Calendar? = .current
  open var referenceDate: Date?

  private struct Unit: Sendable {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    let path: any KeyPath<DateComponents, Int?> & Sendable
    let name: String
    let short: String
    let letter: String
  }

  private static let units = [
    Unit(flag: .year, component: .year, path: \.year, name: "year", short: "yr", letter: "y"),
    Unit(flag: .month, component: .month, path: \.month, name: "month", short: "mo", letter: "mo"),
    Unit(
      flag: .weekOfMonth, component: .weekOfMonth, path: \.weekOfMonth, name: "week", short: "wk",
      letter: "w"),
    Unit(flag: .day, component: .day, path: \.day, name: "day", short: "day", letter: "d"),
    Unit(flag: .hour, component: .hour, path: \.hour, name: "hour", short: "hr", letter: "h"),
    Unit(
      flag: .minute, component: .minute, path: \.minute, name: "minute", short: "min", letter: "m"),
    Unit(
      flag: .second, component: .second, path: \.second, name: "second", short: "sec", letter: "s"),
  ]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// Tells a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Tells how long it is from one date to the other.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let components = (calendar ?? .current).dateComponents(
      Set(told.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
    return string(from: components).map { endDate < startDate ? "-" + $0 : $0 }
  }

  /// Tells the components that are there.
  open func string(from components: DateComponents) -> String? {
    var parts = told.map { (unit: $0, count: components[keyPath: $0.path] ?? 0) }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    let last = parts.last
    if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.count == 0 }) }
    if behavior.contains(.dropTrailing) {
      while parts.last?.count == 0 { parts.removeLast() }
    }
    if behavior.contains(.dropMiddle), parts.count > 2 {
      let inner = parts.dropFirst().dropLast().filter { $0.count != 0 }
      parts = [parts[0]] + inner + [parts[parts.count - 1]]
    }
    if parts.isEmpty, let last { parts = [last] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    return joined(parts)
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private var told: [Unit] {
    Self.units.filter {
      allowedUnits.isEmpty ? $0.flag != .weekOfMonth : allowedUnits.contains($0.flag)
    }
  }

  private func joined(_ parts: [(unit: Unit, count: Int)]) -> String {
    func named(_ count: String, _ name: String, isOne: Bool) -> String {
      "\(count) \(name)\(isOne ? "" : "s")"
    }
    switch unitsStyle {
    case .positional:
      // A number that stands alone or first is filled up only if that was asked for.
      let isFilled = zeroFormattingBehavior.contains(.pad)
      return parts.enumerated().map { index, part in
        index > 0 || isFilled ? String(format: "%02d", part.count) : "\(part.count)"
      }.joined(separator: ":")
    case .abbreviated:
      return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
    case .brief:
      return parts.map { part in
        let isPlural = part.unit.short == "day" && part.count != 1
        return "\(part.count)\(part.unit.short)\(isPlural ? "s" : "")"
      }.joined(separator: " ")
    case .short:
      return parts.map { part in
        let hasPlural = ["day", "yr", "wk"].contains(part.unit.short)
        return named("\(part.count)", part.unit.short, isOne: part.count == 1 || !hasPlural)
      }.joined(separator: ", ")
    case .full:
      return parts.map { named("\($0.count)", $0.unit.name, isOne: $0.count == 1) }
        .joined(separator: ", ")
    case .spellOut:
      let words = NumberFormatter()
      words.locale = Locale(identifier: "en_US")
      words.numberStyle = .spellOut
      return parts.map { part in
        let count = words.string(from: NSNumber(value: part.count)) ?? "\(part.count)"
        return named(count, part.unit.name, isOne: part.count == 1)
      }.joined(separator: ", ")
    }
  }
}

/// Joins what is in a list with commas and an "and", in English.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  /// Makes texts of what is no text.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open class func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    let others = strings.dropLast().joined(separator: ", ")
    return others + (strings.count > 2 ? "," : "") + " and " + last
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
