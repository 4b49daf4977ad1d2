import Foundation

/// What a measured value is for, which may ask for another unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String
  /// For anything: in the unit that the United States use.
  public static var general: Self { Self(name: "general") }
  /// In the unit in which the value is.
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a value with its unit, in English.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room the unit may take.
    public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

    public var width: UnitWidth
    public var usage: MeasurementFormatUnitUsage<UnitType>
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage, self.numberFormatStyle) = (width, usage, numberFormatStyle)
    }

    /// A converted value has two digits, or else no fraction.
    public func format(_ value: Measurement<UnitType>) -> String {
      let isOwn = usage.name == "asProvided"
      let shown = isOwn ? value.asDimension : value.asDimension.customary
      let english = Locale(identifier: "en_US")
      var style = FloatingPointFormatStyle<Double>(locale: english)
      if !isOwn { style = style.precision(.fractionLength(0...(abs(shown.value) < 10 ? 1 : 0))) }
      let number = shown.value.formatted(numberFormatStyle ?? style)
      return UnitWords(shown.unit).text(number, isOne: shown.value == 1, width.words)
    }
  }

  /// The value in the unit that the United States use, in short.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// The value in the form that a style gives it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  fileprivate var asDimension: Measurement<Dimension> {
    Measurement<Dimension>(value: value, unit: unit)
  }
}

extension FormatStyle {
  /// Writes a value with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// Writes values with their units, in English.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale(identifier: "en_US")
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// The value and its unit; where the unit need not stay, in that of the United States.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let unit = measurement.unit as? Dimension else {
      return "\(number(measurement.value)) \(measurement.unit.symbol)"
    }
    let given = Measurement<Dimension>(value: measurement.value, unit: unit)
    let stays = !unitOptions.isDisjoint(with: [.providedUnit, .naturalScale])
    let shown = stays ? given : given.customary
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return "\(number(given.value))°"
    }
    return UnitWords(shown.unit).text(number(shown.value), isOne: shown.value == 1, unitStyle.words)
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let unit = unit as? Dimension else { return unit.symbol }
    return UnitWords(unit).names?.many ?? unit.symbol
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private func number(_ value: Double) -> String {
    numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

private enum Words { case wide, abbreviated, narrow }

extension Measurement.FormatStyle.UnitWidth {
  fileprivate var words: Words {
    switch self {
    case .wide: .wide
    case .abbreviated: .abbreviated
    case .narrow: .narrow
    }
  }
}

extension Formatter.UnitStyle {
  fileprivate var words: Words {
    switch self {
    case .long: .wide
    case .short: .narrow
    default: .abbreviated
    }
  }
}

/// The English words for a unit.
private struct UnitWords {
  let symbol: String
  let names: (one: String, many: String)?

  init(_ unit: Dimension) {
    symbol = unit.symbol
    names = Self.known[unit.symbol]
  }

  func text(_ number: String, isOne: Bool, _ words: Words) -> String {
    let isDegree = symbol.hasPrefix("°")
    switch words {
    case .wide: return "\(number) \(names.map { isOne ? $0.one : $0.many } ?? symbol)"
    case .abbreviated: return isDegree ? number + symbol : "\(number) \(symbol)"
    case .narrow: return isDegree ? number + "°" : number + symbol
    }
  }

  private static let known: [String: (one: String, many: String)] = [
    "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"),
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "in": ("inch", "inches"),
    "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
    "g": ("gram", "grams"), "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"),
    "lb": ("pound", "pounds"), "st": ("stone", "stones"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
    "pt": ("pint", "pints"), "qt": ("quart", "quarts"), "gal": ("gallon", "gallons"),
    "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "J": ("joule", "joules"),
    "kJ": ("kilojoule", "kilojoules"), "kCal": ("kilocalorie", "kilocalories"),
    "°": ("degree", "degrees"),
  ]
}

extension Measurement where UnitType == Dimension {
  /// The value in the unit that people in the United States would use.
  fileprivate var customary: Self {
    switch unit {
    case is UnitTemperature: convertedTo(UnitTemperature.fahrenheit)
    case is UnitMass: convertedTo(UnitMass.pounds)
    case is UnitSpeed: convertedTo(UnitSpeed.milesPerHour)
    case is UnitLength:
      abs(convertedTo(UnitLength.miles).value) < 0.1
        ? convertedTo(UnitLength.feet) : convertedTo(UnitLength.miles)
    default: self
    }
  }

  private func convertedTo(_ other: Dimension) -> Self {
    let base = unit.converter.baseUnitValue(fromValue: value)
    return Measurement(value: other.converter.value(fromBaseUnitValue: base), unit: other)
  }
}
