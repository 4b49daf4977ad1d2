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

/// All as little pictures.
public struct PalettePickerStyle: PickerStyle {
  /// Whether everything that can be picked is seen at once.
  public var _showsAll: Bool { true }
  /// There is nothing to set.
  public init() {}
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All as little pictures.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets whether the pickers inside show all that can be picked.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    setting(PickerShowsAllKey.self, to: style._showsAll)
  }
}
