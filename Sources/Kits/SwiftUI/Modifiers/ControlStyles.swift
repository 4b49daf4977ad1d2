import Foundation

/// A style that comes with the kit, which leaves a control as it is.
protocol SystemStyle {}

/// A control as a style of the app's own shows it; lets the style have properties that the host fills.
struct StyledControl<Style>: View, _PrimitiveView, Buildable {
  let style: Style
  let makeBody: @MainActor (Style) -> any View

  func build(_ blueprint: inout Blueprint) {
    var style = style
    FieldPlan.of(Style.self).install(in: &style, of: blueprint.node)
    blueprint.add(makeBody(style))
  }
}

// MARK: Labels

/// Decides what labels look like.
@preconcurrency @MainActor
public protocol LabelStyle {
  /// What a label in this style consists of.
  associatedtype Body: View
  /// Shows a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the label.
  typealias Configuration = LabelStyleConfiguration
}

/// What a label style is told of a label.
public struct LabelStyleConfiguration {
  /// What the label says.
  public struct Title { let view: any View }
  /// The label's picture.
  public struct Icon { let view: any View }
  /// What the label says.
  public let title: Title
  /// The label's picture.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension LabelStyleConfiguration.Icon: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to show, in the system's style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

enum LabelStyleKey: KitKey { static var defaultValue: (any LabelStyle)? { nil } }

extension LabelStyle {
  func styled(_ configuration: LabelStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(LabelStyleKey.self, to: nil)
    }
  }
}

// MARK: Toggles

/// Decides what toggles look like.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// What a toggle in this style consists of.
  associatedtype Body: View
  /// Shows a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// What is seen beside the switch.
  public struct Label { let view: any View }
  /// What is seen beside the switch.
  public let label: Label
  /// What is switched.
  @Binding public var isOn: Bool
}

extension ToggleStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to show, in the system's style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

enum ToggleStyleKey: KitKey { static var defaultValue: (any ToggleStyle)? { nil } }

extension ToggleStyle {
  func styled(_ configuration: ToggleStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(ToggleStyleKey.self, to: nil)
    }
  }
}

// MARK: Progress views

/// Decides what progress views look like.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// What a progress view in this style consists of.
  associatedtype Body: View
  /// Shows a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style is told of a progress view.
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label { let view: any View }
  /// How far it has come, in words; there are none here.
  public struct CurrentValueLabel { let view: any View }
  /// How far it has come, from 0 to 1; nil if nobody knows.
  public let fractionCompleted: Double?
  /// What is going on.
  public let label: Label?
  /// How far it has come, in words.
  public let currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is asked to show, in the system's style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label ?? Label(view: EmptyView()),
      fraction: configuration.fractionCompleted)
  }
}

enum ProgressViewStyleKey: KitKey { static var defaultValue: (any ProgressViewStyle)? { nil } }

extension ProgressViewStyle {
  func styled(_ configuration: ProgressViewStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(ProgressViewStyleKey.self, to: nil)
    }
  }
}

extension View {
  /// Sets the look of the labels inside; a look of the system is not drawn.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[LabelStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
  /// Sets the look of the toggles inside; a look of the system is not drawn.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[ToggleStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
  /// Sets the look of the progress views inside; a look of the system is not drawn.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[ProgressViewStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}
