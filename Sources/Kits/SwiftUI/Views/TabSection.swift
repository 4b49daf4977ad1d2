import Foundation

/// Tabs that belong together; on an iPhone they stand in the bar like any others.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent, _TabPart
where Content: TabContent, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  /// The type of what stands for a tab.
  public typealias TabValue = SelectionValue
  /// The tabs.
  public var _views: [any View] { content.views }
}

extension TabSection
where
  Header: View, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Takes the tabs and what stands above them where there is room for it.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Header == Text, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Takes a title and the tabs.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
  /// Takes a title and the tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Header == EmptyView, Footer == EmptyView, Content: TabContent, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Takes the tabs.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

/// How the user has arranged the tabs of a sidebar, which an iPhone does not have.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Nothing is arranged.
  public init() {}
  /// Forgets what was arranged.
  public mutating func resetSectionOrder() {}
}

/// What the user may do with a tab of a sidebar.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Moves it and takes it away.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// Nothing.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension View {
  /// Keeps how the user has arranged the tabs of a sidebar.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
}
