import Foundation

extension ToolbarItemPlacement {
  /// Where links to other screens stand.
  public static let navigation = ToolbarItemPlacement.topBarLeading
}

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// Small.
  public static let inline = Self(name: "inline")
  /// Large.
  public static let large = Self(name: "large")
  /// Large, in the bar.
  public static let inlineLarge = Self(name: "inlineLarge")
}

/// A part of a bar that an app can take away.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// What shows and hides the side bar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
  /// The field to search with.
  public static let search = Self(name: "search")
}

/// Room between two items of a bar.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
  /// How much room there is.
  public struct Sizing: Hashable, Sendable {
    private let name: String
    /// Always the same.
    public static let fixed = Sizing(name: "fixed")
    /// What the others leave.
    public static let flexible = Sizing(name: "flexible")
  }
  /// Takes how much room there is, and where.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  /// Not to be called: a spacer is shown as it is.
  public var body: Never { fatalError("A toolbar spacer has no body.") }
  var views: [any View] { [] }
}

extension ToolbarItem where ID == String {
  /// Takes a name, where it stands and what it shows.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content()) }
}

extension ToolbarItemGroup {
  /// Takes where they stand, what they show, and what is seen where there is little room.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) { self.init(placement: placement, content: content) }
}

extension View {
  /// Shows or hides the bars of the screen.
  public func toolbar(_ visibility: Visibility) -> some View { self }
  /// Shows or hides a bar.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets what lies behind a bar.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Shows or hides what lies behind a bar.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets how the title is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Takes a part of the bar away.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Adds a menu to the title.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    Attached(content: self, actions: content(), slot: .contextMenu)
  }
  /// Adds items, which the user may arrange, to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { toolbar(content: content) }
  /// Binds the title of the screen, which the user may change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
  /// Sets a line below the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Sets a line below the title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Sets a line below the title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Sets whether the link leads to the other column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
  /// Sets how wide a column is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Sets how wide a column is.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  /// Shows a text at a row or a tab.
  public func badge(_ label: Text?) -> some View { self }
  /// Shows a text at a row or a tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// Shows a text at a row or a tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}

extension NavigationBarItem.TitleDisplayMode {
  /// Large, in the bar.
  public static var inlineLarge: Self { .large }
}

/// Which column a split view shows on a small screen.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first.
  public static let sidebar = Self(name: "sidebar")
  /// The second of three.
  public static let content = Self(name: "content")
  /// The last.
  public static let detail = Self(name: "detail")
}

extension NavigationSplitView {
  /// Takes which columns are wanted and three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
}

extension NavigationSplitView where Content == EmptyView {
  /// Takes which columns are wanted and two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, detail: detail) }
}

extension NavigationLink where Label == Text {
  /// Takes a title and the other screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Takes a title, the other screen, the value that stands for it and what is chosen.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// It searches.
  public static let search = TabRole(name: "search")
}
