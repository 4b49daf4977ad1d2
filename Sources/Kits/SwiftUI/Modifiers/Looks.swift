/// A look that the system has for lists; none is drawn here.
public protocol ListStyle: Sendable {}
/// What fits the surroundings.
public struct DefaultListStyle: ListStyle { public init() {} }
/// Rows from one side to the other.
public struct PlainListStyle: ListStyle { public init() {} }
/// Groups of rows.
public struct GroupedListStyle: ListStyle { public init() {} }
/// Rows in a frame.
public struct InsetListStyle: ListStyle { public init() {} }
/// Groups of rows in a frame.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// A list beside the content.
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from one side to the other.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups of rows.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows in a frame.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows in a frame.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A list beside the content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// What fits the surroundings.
public struct DefaultToggleStyle: ToggleStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a toggle as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}
/// A switch.
public struct SwitchToggleStyle: ToggleStyle, SystemStyle {
  /// Shows a toggle as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  /// There is nothing to set.
  public init() {}
  /// Takes the colour of the switch.
  public init(tint: Color) {}
}
/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a toggle as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// What fits the surroundings.
public struct DefaultLabelStyle: LabelStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
/// The picture alone.
public struct IconOnlyLabelStyle: LabelStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
/// Both.
public struct TitleAndIconLabelStyle: LabelStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a label as it is.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// What fits the surroundings.
public struct DefaultProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Shows a progress view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}
/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// There is nothing to set.
  public init() {}
  /// Takes the colour of the line.
  public init(tint: Color) {}
  /// Shows a progress view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}
/// A wheel.
public struct CircularProgressViewStyle: ProgressViewStyle, SystemStyle {
  /// Shows a progress view as it is.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  /// There is nothing to set.
  public init() {}
  /// Takes the colour of the wheel.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A look that the system has for date pickers; none is drawn here.
public protocol DatePickerStyle: Sendable {}
/// What fits the surroundings.
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
/// A small field.
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
/// A month.
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A small field.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A look that the system has for tab views; none is drawn here.
public protocol TabViewStyle: Sendable {}
/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// One page after the other.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether it is shown which page is seen.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// If there are several pages.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
    /// Not at all.
    public static let never = Self(name: "never")
  }
  /// Takes whether it is shown which page is seen.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A bar that becomes a list beside the content where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar that becomes a list beside the content where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A look of the dots below pages; none is drawn here.
public protocol IndexViewStyle: Sendable {}
/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether something is seen behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// As it fits.
    public static let automatic = Self(name: "automatic")
    /// While they are touched.
    public static let interactive = Self(name: "interactive")
    /// Always.
    public static let always = Self(name: "always")
    /// Not at all.
    public static let never = Self(name: "never")
  }
  /// Takes whether something is seen behind the dots.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots below pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
extension View {
  /// Sets the look of the dots below pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// One page after the other.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// One page after the other.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Columns beside each other, by their older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
/// A look that the system has for navigation views; none is drawn here.
public protocol NavigationViewStyle: Sendable {}
/// What fits the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What fits the surroundings.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A look that the system has for forms; none is drawn here.
public protocol FormStyle: Sendable {}
/// What fits the surroundings.
public struct AutomaticFormStyle: FormStyle { public init() {} }
/// Groups of rows.
public struct GroupedFormStyle: FormStyle { public init() {} }
/// Columns.
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  /// What fits the surroundings.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of the lists inside, which is not drawn.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  /// Sets the look of the date pickers inside, which is not drawn.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
  /// Sets the look of the tab views inside, which is not drawn.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
  /// Sets the look of the navigation views inside, which is not drawn.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Sets the look of the forms inside, which is not drawn.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
