import Foundation

/// Tabs that belong together; on an iPhone they stand in the bar like any others.
public struct TabSection<Header: View, Content: View>: View {
  let content: Content

  /// Takes the tabs and what stands above them where there is room for it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// The tabs.
  public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Takes a title and the tabs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Takes a title and the tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Takes the tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
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
  /// Names a tab for what the user has arranged.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets what the user may do with a tab.
  public func customizationBehavior(_ behavior: TabCustomizationBehavior) -> some View { self }
}
