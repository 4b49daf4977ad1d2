/// Tabs to be shown in a tab view, all of which are known by values of one type.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
  /// The type of what stands for a tab.
  associatedtype TabValue: Hashable
  /// What the tabs consist of.
  associatedtype Body: TabContent where Body.TabValue == TabValue
  /// What the tabs consist of.
  @TabContentBuilder<TabValue> var body: Body { get }
}

/// Tabs that consist of nothing but themselves.
@preconcurrency @MainActor
public protocol _TabPart: TabContent where Body == Self {
  /// The tabs as the host knows them.
  var _views: [any View] { get }
}

extension _TabPart {
  /// The tabs themselves.
  public var body: Self { self }
}

extension TabContent {
  /// The tabs as the host knows them.
  var views: [any View] { (self as? any _TabPart)?._views ?? body.views }
}

extension TabContent {
  /// Shows a number at the tab.
  public func badge(_ count: Int) -> Self { self }
  /// Shows a text at the tab.
  public func badge(_ key: LocalizedStringKey?) -> Self { self }
  /// Names a tab for what the user has arranged.
  public func customizationID(_ id: String) -> Self { self }
  /// Sets what the user may do with a tab.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Sets where the tab may stand.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// Sets whether the tab can be seen from the start.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Names the tab for those who test the app.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> Self { self }
}

/// Where tabs stand: in a bar or in a sidebar.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = TabPlacement(name: "automatic")
  /// Always in the bar.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Makes tabs of what stands in braces; what type their values have comes from outside.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// One or several tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// No tabs.
  @MainActor
  public static func buildBlock() -> Content { Content(_views: []) }

  /// The first tabs stay what they are.
  public static func buildPartialBlock<C: TabContent>(first: C) -> C
  where C.TabValue == TabValue { first }

  /// Tabs one after the other.
  @MainActor
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> Content where First.TabValue == TabValue, Next.TabValue == TabValue {
    Content(_views: accumulated.views + next.views)
  }

  /// Tabs that may be missing.
  @MainActor
  public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C>
  where C.TabValue == TabValue { _OptionalTab(_views: content?.views ?? []) }

  /// The first of two choices.
  @MainActor
  public static func buildEither<C: TabContent>(first: C) -> Content
  where C.TabValue == TabValue { Content(_views: first.views) }

  /// The second of two choices.
  @MainActor
  public static func buildEither<C: TabContent>(second: C) -> Content
  where C.TabValue == TabValue { Content(_views: second.views) }

  /// Tabs that newer systems alone have.
  @MainActor
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> Content
  where C.TabValue == TabValue { Content(_views: content.views) }

  /// Any number of tabs.
  public struct Content: TabContent, _TabPart {
    public typealias Body = Self
    public let _views: [any View]
  }
}

/// Tabs that may be missing; of which type they would be is known all the same.
public struct _OptionalTab<C: TabContent>: TabContent, _TabPart {
  public typealias TabValue = C.TabValue
  public typealias Body = Self
  public let _views: [any View]
}

extension ForEach: TabContent, _TabPart where Content: TabContent {
  /// The type of what stands for a tab.
  public typealias TabValue = Content.TabValue
  /// The tabs of all elements.
  public var _views: [any View] {
    var views: [any View] = []
    for element in data { views += content(element).views }
    return views
  }
}

// A builder here would have to know the type of what it makes before it is made.
extension ForEach where Content: TabContent {
  /// Takes elements that know their ids, and makes tabs of them.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Takes elements and where their ids are, and makes tabs of them.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// The tabs of a tab view, as views.
public struct _TabList {
  let views: [any View]
}

extension _TabList: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    for view in views { blueprint.add(view) }
  }
}

extension TabView where Content == _TabList {
  /// Takes which is shown, known by its value, and the tabs.
  @_disfavoredOverload @MainActor
  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue {
    let tabs = _TabList(views: content().views)
    self.init(selection: selection) { tabs }
  }

  /// Takes the tabs; the first is shown first.
  @_disfavoredOverload @MainActor
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Int, C.TabValue == Never {
    let tabs = _TabList(views: content().views)
    self.init(selection: nil) { tabs }
  }
}
