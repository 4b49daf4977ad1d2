import Foundation

/// Shows where a value stands between two others.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let ends: (BoundsLabel, BoundsLabel)?
  let fraction: Double

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ ends: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    fraction = part.isFinite ? min(max(part, 0), 1) : 0
    (self.label, currentValueLabel, self.ends) = (label, current, ends)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Takes the value, the bounds and the title.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, label(), EmptyView(), nil) }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Takes the value, the bounds, the title and the value in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, bounds, label(), currentValueLabel(), nil) }
}

extension Gauge {
  /// Takes the value, the bounds, the title, the value in words and both ends in words.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    if let style = blueprint.environment[GaugeStyleKey.self] {
      return blueprint.add(
        style.styled(
          GaugeStyleConfiguration(
            label: .init(view: label), currentValueLabel: .init(view: currentValueLabel),
            minimumValueLabel: .init(view: ends?.0 ?? EmptyView() as any View),
            maximumValueLabel: .init(view: ends?.1 ?? EmptyView() as any View), value: fraction)))
    }
    blueprint.facet = .container("Gauge \(Int((fraction * 100).rounded()))%")
    blueprint.add(label, .label)
    blueprint.add(currentValueLabel)
    guard let ends else { return }
    blueprint.add(ends.0)
    blueprint.add(ends.1)
  }
}

// MARK: Gauges

/// Decides what gauges look like.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// What a gauge in this style consists of.
  associatedtype Body: View
  /// Shows a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// What a style is told of a gauge.
public struct GaugeStyleConfiguration {
  /// The title.
  public struct Label { let view: any View }
  /// The value in words.
  public struct CurrentValueLabel { let view: any View }
  /// The lower end in words.
  public struct MinimumValueLabel { let view: any View }
  /// The upper end in words.
  public struct MaximumValueLabel { let view: any View }
  /// The title.
  public let label: Label
  /// The value in words.
  public let currentValueLabel: CurrentValueLabel
  /// The lower end in words.
  public let minimumValueLabel: MinimumValueLabel
  /// The upper end in words.
  public let maximumValueLabel: MaximumValueLabel
  /// Where the value stands, from 0 to 1.
  public let value: Double
}

extension GaugeStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension GaugeStyleConfiguration.CurrentValueLabel: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension GaugeStyleConfiguration.MinimumValueLabel: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}
extension GaugeStyleConfiguration.MaximumValueLabel: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

enum GaugeStyleKey: KitKey { static var defaultValue: (any GaugeStyle)? { nil } }

extension GaugeStyle {
  func styled(_ configuration: GaugeStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(GaugeStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the gauges inside; a look of the system is not drawn.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[GaugeStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}

/// Shows the gauge that a style was asked for, in the system's style.
@MainActor
private func systemGauge(_ configuration: GaugeStyleConfiguration) -> some View {
  Gauge(value: configuration.value) {
    configuration.label
  } currentValueLabel: {
    configuration.currentValueLabel
  }
}

/// What fits the surroundings.
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
/// An open ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
/// A closed ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
/// A bar with a mark.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
/// A bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
/// A bar that fills, with words around it.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows it as it is.
  public func makeBody(configuration: Configuration) -> some View { systemGauge(configuration) }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills, with words around it.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
