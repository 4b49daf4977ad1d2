import Testing
import UIKit

/// What apps take from Foundation that its edition for Linux lacks.
@Suite struct `Foundation for apps` {
  /// https://developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  @Test func `has texts that stand for themselves`() {
    let (name, count) = ("Ada", 1234)
    #expect(String(localized: "Salty", comment: "A flavour.") == "Salty")
    #expect(String(localized: "\(name) has \(count) cups") == "Ada has 1,234 cups")
    #expect(String(localized: "key", defaultValue: "Half: \(0.5)") == "Half: 0.500000")
    let resource: LocalizedStringResource = "Hello, \(name)"
    #expect(String(localized: resource) == "Hello, Ada")
    #expect(resource.key == "Hello, Ada" && resource == LocalizedStringResource("Hello, Ada"))
    #expect(LocalizedStringResource("greeting", defaultValue: "Hi").key == "greeting")
    #expect(String(AttributedString(localized: "**Bold**").characters) == "Bold")
  }

  /// https://developer.apple.com/documentation/foundation/measurement/formatstyle
  @Test func `writes measured values`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted() == "3.1 mi")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided)) == "5km")
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road)) == "3.1 mi")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted() == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow)) == "68°")
    #expect(warm.formatted(.measurement(width: .wide, usage: .asProvided)) == "20 degrees Celsius")
    let one = Measurement(value: 1, unit: UnitEnergy.kilocalories)
    #expect(one.formatted(.measurement(width: .wide, usage: .food)) == "1 kilocalorie")
    let exact = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
      .precision(.fractionLength(2))
    #expect(
      way.formatted(.measurement(width: .abbreviated, numberFormatStyle: exact)) == "3.11 mi")
  }

  /// https://developer.apple.com/documentation/foundation/measurementformatter
  @Test func `has the older formatter`() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 1500, unit: UnitLength.meters)
    #expect(formatter.string(from: way) == "0.932 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "1,500 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "1,500 meters")
    #expect(formatter.string(from: UnitLength.feet) == "feet")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(
      formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)) == "20°")
  }

  @Test func `compares places in the older form`() {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)) && CGRect.zero.equalTo(.zero))
  }
}
