import Foundation

/// Whether the interface is shown light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How much room there is along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether text runs from the left or from the right.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// Whether the app is in front, waits, or is out of sight.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Whether the content of a list can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether rows can be deleted and moved.
  public var isEditing: Bool { self != .inactive }
}

/// The size that the user has chosen for text.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Smaller text comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// A key of the kit itself, with a default that is always the same.
protocol KitKey: EnvironmentKey {}

enum IsEnabledKey: KitKey { static let defaultValue = true }
enum FontKey: KitKey { static let defaultValue: Font? = nil }
enum LineLimitKey: KitKey { static let defaultValue: Int? = nil }
enum TextAlignmentKey: KitKey { static let defaultValue = TextAlignment.leading }
enum ForegroundKey: KitKey { static let defaultValue: Color? = nil }
enum TintKey: KitKey { static let defaultValue: Color? = nil }
enum ColorSchemeKey: KitKey { static let defaultValue = ColorScheme.light }
enum ScenePhaseKey: KitKey { static let defaultValue = ScenePhase.active }
enum LocaleKey: KitKey { static let defaultValue = Locale(identifier: "en_US") }
enum CalendarKey: KitKey { static let defaultValue = Calendar(identifier: .gregorian) }
enum TimeZoneKey: KitKey { static let defaultValue = TimeZone.current }
enum LayoutDirectionKey: KitKey { static let defaultValue = LayoutDirection.leftToRight }
enum TypeSizeKey: KitKey { static let defaultValue = DynamicTypeSize.large }
enum HorizontalSizeKey: KitKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
enum VerticalSizeKey: KitKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
enum EditModeKey: KitKey { static var defaultValue: Binding<EditMode>? { nil } }
enum IsPresentedKey: KitKey { static let defaultValue = false }
enum IsSearchingKey: KitKey { static let defaultValue = false }
enum DismissKey: KitKey { static var defaultValue: DismissAction { DismissAction(perform: {}) } }
enum OpenURLKey: KitKey { static var defaultValue: OpenURLAction { OpenURLAction.system } }
enum RefreshKey: KitKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The font of text that has none of its own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// How many lines text may take.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// How the lines of a text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// Light, unless somebody has said otherwise.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// Active, unless a check has sent the app away.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The language and its conventions; those of the United States unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar for dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone for dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Where text starts.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The size of text that the user has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// Compact, as on a phone held upright.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeKey.self] }
    set { self[HorizontalSizeKey.self] = newValue }
  }
  /// Regular, as on a phone held upright.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeKey.self] }
    set { self[VerticalSizeKey.self] = newValue }
  }
  /// The mode that `EditButton` switches, where there is one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// Whether the view lies in a sheet, or on a navigation stack above its root.
  public var isPresented: Bool { self[IsPresentedKey.self] }
  /// Whether the user is searching in the searchable view around this one.
  public var isSearching: Bool { self[IsSearchingKey.self] }
  /// Closes the sheet or goes back from the screen that the view is on.
  public var dismiss: DismissAction { self[DismissKey.self] }
  /// What `dismiss` is, in the form before it.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, self[DismissKey.self])
    return Binding(
      get: { PresentationMode(isPresented: isPresented, action: dismiss) }, set: { _ in })
  }
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// What pulling down does, where a view above is refreshable.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
}
