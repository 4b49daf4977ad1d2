/// Decides what buttons look like and what makes them act.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {
  /// What a button in this style consists of.
  associatedtype Body: View
  /// Shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is told of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows by itself.
  public struct Label { let view: any View }
  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows by itself.
  public let label: Label
  let action: @MainActor () -> Void
  /// Does what the button is for.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to show, in the system's style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: configuration.label)
  }
}

enum PrimitiveButtonStyleKey: KitKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}

extension PrimitiveButtonStyle {
  func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> any View {
    StyledControl(style: self) {
      $0.makeBody(configuration: configuration).setting(PrimitiveButtonStyleKey.self, to: nil)
    }
  }
}

/// What fits the surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A coloured label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A label on a light ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A label on a strong ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
/// A label on coloured glass.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A coloured label.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a light ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a strong ground.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on coloured glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// Decides what text fields look like.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// What a text field in this style consists of.
  associatedtype _Body: View
  /// Shows a text field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
  /// Stands for the label of the text field.
  typealias _Label = _TextFieldStyleLabel
}

/// Stands for the label of a text field in a style.
public struct _TextFieldStyleLabel: _PrimitiveView, Buildable {
  let view: any View
  func build(_ blueprint: inout Blueprint) { blueprint.add(view) }
}

enum TextFieldStyleKey: KitKey { static var defaultValue: (any TextFieldStyle)? { nil } }

extension TextFieldStyle {
  func styled(_ field: TextField<_TextFieldStyleLabel>) -> any View {
    StyledControl(style: self) {
      $0._body(configuration: field).setting(TextFieldStyleKey.self, to: nil)
    }
  }
}

/// What fits the surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A line with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A line with round corners around the text.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the look of the buttons inside; a look of the system is not drawn.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[ButtonStyleKey.self] = nil
      $0[PrimitiveButtonStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
  /// Sets the look of the buttons inside.
  @_disfavoredOverload
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[ButtonStyleKey.self] = style
      $0[PrimitiveButtonStyleKey.self] = nil
    }
  }
  /// Sets the look of the text fields inside; a look of the system is not drawn.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) {
      $0[TextFieldStyleKey.self] = style is any SystemStyle ? nil : style
    }
  }
}
