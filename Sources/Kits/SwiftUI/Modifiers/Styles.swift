/// A look that the system has for buttons.
public protocol PrimitiveButtonStyle: Sendable {}
/// What fits the surroundings.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
/// Nothing but the label.
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A coloured label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A label on a light ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A label on a strong ground.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }

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

/// A look that the system has for text fields.
public protocol TextFieldStyle: Sendable {}
/// What fits the surroundings.
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
/// A line with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }

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

/// A look that the system has for pickers, of which some show all that can be picked.
public protocol PickerStyle: Sendable {
  /// Whether everything that can be picked is seen at once.
  var _showsAll: Bool { get }
}
/// What fits the surroundings.
public struct DefaultPickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { false }
  /// There is nothing to set.
  public init() {}
}
/// A menu that opens when it is touched.
public struct MenuPickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { false }
  /// There is nothing to set.
  public init() {}
}
/// A row that leads to a list.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { false }
  /// There is nothing to set.
  public init() {}
}
/// All side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { true }
  /// There is nothing to set.
  public init() {}
}
/// All as rows.
public struct InlinePickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { true }
  /// There is nothing to set.
  public init() {}
}
/// All on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { true }
  /// There is nothing to set.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A menu that opens when it is touched.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a list.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All as rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// All on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

enum PickerShowsAllKey: KitKey { static let defaultValue = false }

extension View {
  /// Sets a look of the system for the buttons inside, which is not drawn.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    setting(ButtonStyleKey.self, to: nil)
  }
  /// Sets the look of the buttons inside.
  @_disfavoredOverload
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    EnvironmentWriter(content: self, value: style) { $0[ButtonStyleKey.self] = style }
  }
  /// Sets the look of the text fields inside, which is not drawn.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  /// Sets whether the pickers inside show all that can be picked.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    setting(PickerShowsAllKey.self, to: style._showsAll)
  }
}
