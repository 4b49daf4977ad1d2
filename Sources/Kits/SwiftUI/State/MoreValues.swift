import Foundation
public import UIKit

/// How far light and dark are apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
/// How strong letters are.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// How large text is, as the first versions had it.
public enum ContentSizeCategory: CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

private enum ControlSizeKey: KitKey { static let defaultValue: ControlSize = .regular }
private enum ImageScaleKey: KitKey { static let defaultValue: Image.Scale = .medium }
private enum LineSpacingKey: KitKey { static let defaultValue: CGFloat = 0 }
private enum MinimumScaleFactorKey: KitKey { static let defaultValue: CGFloat = 1 }
private enum TruncationModeKey: KitKey { static let defaultValue: Text.TruncationMode = .tail }
private enum AllowsTighteningKey: KitKey { static let defaultValue: Bool = false }
private enum TextCaseKey: KitKey { static let defaultValue: Text.Case? = nil }
private enum SymbolVariantsKey: KitKey { static let defaultValue: SymbolVariants = .none }
private enum RedactionReasonsKey: KitKey { static let defaultValue: RedactionReasons = [] }
private enum IsFocusedKey: KitKey { static let defaultValue: Bool = false }
private enum AutocorrectionDisabledKey: KitKey { static let defaultValue: Bool = false }
private enum HeaderProminenceKey: KitKey { static let defaultValue: Prominence = .standard }
private enum IsScrollEnabledKey: KitKey { static let defaultValue: Bool = true }
private enum DefaultMinListHeaderHeightKey: KitKey { static let defaultValue: CGFloat? = nil }
private enum IsLuminanceReducedKey: KitKey { static let defaultValue: Bool = false }
private enum SupportsMultipleWindowsKey: KitKey { static let defaultValue: Bool = false }
private enum AccessibilityReduceTransparencyKey: KitKey { static let defaultValue: Bool = false }
private enum AccessibilityDifferentiateWithoutColorKey: KitKey {
  static let defaultValue: Bool = false
}
private enum AccessibilityInvertColorsKey: KitKey { static let defaultValue: Bool = false }
private enum AccessibilityVoiceOverEnabledKey: KitKey { static let defaultValue: Bool = false }
private enum AccessibilityEnabledKey: KitKey { static let defaultValue: Bool = false }
private enum ColorSchemeContrastKey: KitKey {
  static let defaultValue: ColorSchemeContrast = .standard
}
private enum LegibilityWeightKey: KitKey { static let defaultValue: LegibilityWeight? = .regular }
private enum UndoManagerKey: KitKey { static var defaultValue: UndoManager? { nil } }
private enum SizeCategoryKey: KitKey { static let defaultValue: ContentSizeCategory = .large }

extension EnvironmentValues {
  /// What takes changes of the views back.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// The room between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How small text may become.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Where text is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// Whether letters may move together.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
  /// Whether letters are made large or small.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  /// Which form of symbols is shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
  /// Why something cannot be read yet.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// Whether the keyboard belongs to what is around.
  public var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
  /// Whether words are left as they are typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// How much headers stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// Whether content can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
  /// How high headers are at least.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
  /// Whether the screen is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }
  /// Whether there can be more than one window.
  public var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
  /// Whether the user wants less glass.
  public var accessibilityReduceTransparency: Bool {
    get { self[AccessibilityReduceTransparencyKey.self] }
    set { self[AccessibilityReduceTransparencyKey.self] = newValue }
  }
  /// Whether colours alone may tell things apart.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[AccessibilityDifferentiateWithoutColorKey.self] }
    set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
  }
  /// Whether colours are turned around.
  public var accessibilityInvertColors: Bool {
    get { self[AccessibilityInvertColorsKey.self] }
    set { self[AccessibilityInvertColorsKey.self] = newValue }
  }
  /// Whether the screen is read aloud.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[AccessibilityVoiceOverEnabledKey.self] }
    set { self[AccessibilityVoiceOverEnabledKey.self] = newValue }
  }
  /// Whether one of the aids is on.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  /// How far light and dark are apart.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }
  /// How strong letters are.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
  /// How large text is.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }
  /// How many points a pixel has.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Opens another window, which a phone cannot.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, which a phone cannot.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

/// Opens another window; on a phone nothing happens.
public struct OpenWindowAction {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; on a phone nothing happens.
public struct DismissWindowAction {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction() {}
}

/// A number that follows the user's size of text, which here is always the usual one.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value
  /// Takes the number at the usual size.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes the number at the usual size and the role of text that it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
