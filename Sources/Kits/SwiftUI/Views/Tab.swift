import Foundation

/// One screen of a tab view with what the bar shows for it, and the value that stands for it.
public struct Tab<Value, Content, Label> {
  let value: (any Hashable)?
  let content: Content
  let label: Label
}

extension Tab: TabContent, _TabPart where Value: Hashable, Content: View, Label: View {
  /// What stands for the tab; a tab without a value has none.
  public typealias TabValue = Value

  /// The tab as the host knows it.
  public var _views: [any View] { [TabPane(value: value, content: content, label: label)] }
}

/// A tab as one of the views of a tab view.
private struct TabPane<Content: View, Label: View>: View, _PrimitiveView, Buildable {
  let value: (any Hashable)?
  let content: Content
  let label: Label

  func build(_ blueprint: inout Blueprint) {
    if let value { blueprint.facet = .tag(value) }
    blueprint.add(TabItem(content: content, label: label))
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Takes the screen and what the bar shows.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol and the screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Takes a title, a symbol and the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Takes a title, a picture of the asset catalogue and the screen.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Takes what the tab is for, which says what the bar shows, and the screen.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Takes the value that stands for it, the screen and what the bar shows.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }
}

extension Tab where Value: Hashable, Content: View, Label == SwiftUI.Label<Text, Image> {
  /// Takes a title, a symbol, the value that stands for it and the screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Takes a title, a symbol, the value that stands for it and the screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Takes a title, a picture of the asset catalogue, the value that stands for it and the screen.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(titleKey, image: image) }
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Takes the value that stands for it, what it is for and the screen.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role: role) }
  }
}

/// What the bar shows for a tab that says nothing but what it is for.
public struct DefaultTabLabel: View {
  let role: TabRole?

  /// A glass for a search, or else nothing.
  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}
