import Foundation

/// How large the title of a screen is.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// Where something stands in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  private let name: String
  /// Where it fits.
  public static let automatic = Self(name: "automatic")
  /// Instead of the title.
  public static let principal = Self(name: "principal")
  /// On the side where text starts.
  public static let navigationBarLeading = Self(name: "topBarLeading")
  /// On the side where text ends.
  public static let navigationBarTrailing = Self(name: "topBarTrailing")
  /// On the side where text starts.
  public static let topBarLeading = Self(name: "topBarLeading")
  /// On the side where text ends.
  public static let topBarTrailing = Self(name: "topBarTrailing")
  /// Below.
  public static let bottomBar = Self(name: "bottomBar")
  /// Above the keyboard.
  public static let keyboard = Self(name: "keyboard")
  /// Where what confirms belongs.
  public static let confirmationAction = Self(name: "confirmationAction")
  /// Where what cancels belongs.
  public static let cancellationAction = Self(name: "cancellationAction")
  /// Where what destroys belongs.
  public static let destructiveAction = Self(name: "destructiveAction")
  /// Where what is most important belongs.
  public static let primaryAction = Self(name: "primaryAction")
  /// Where what is less important belongs.
  public static let secondaryAction = Self(name: "secondaryAction")
  /// Where what says how things are belongs.
  public static let status = Self(name: "status")
}

/// What stands in the bars of a screen.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// What it consists of.
  associatedtype Body: ToolbarContent
  /// What it consists of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content of bars that the kit itself knows how to show.
@MainActor
protocol PrimitiveToolbarContent {
  var views: [any View] { get }
}

/// One thing in a bar.
public struct ToolbarItem<ID, Content: View> {
  let content: Content
}

extension ToolbarItem where ID == Void {
  /// Takes where it stands and what it shows.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent {
  /// Not to be called: an item is shown as it is.
  public var body: Never { fatalError("A toolbar item has no body.") }
  var views: [any View] { [content] }
}

/// Several things in a bar.
public struct ToolbarItemGroup<Content: View> {
  let content: Content

  /// Takes where they stand and what they show.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent, PrimitiveToolbarContent {
  /// Not to be called: a group is shown as it is.
  public var body: Never { fatalError("A group of toolbar items has no body.") }
  var views: [any View] { [content] }
}

/// Several contents of bars, one after the other.
public struct _ToolbarContents {
  let contents: [any ToolbarContent]
}

extension _ToolbarContents: ToolbarContent, PrimitiveToolbarContent {
  /// Not to be called: contents are shown as they are.
  public var body: Never { fatalError("Toolbar contents have no body.") }
  var views: [any View] { contents.map { toolbarView(of: $0) } }
}

/// Content of bars that may not be there.
public struct _OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension _OptionalToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  /// Not to be called: content is shown as it is.
  public var body: Never { fatalError("Optional toolbar content has no body.") }
  var views: [any View] { content.map { [toolbarView(of: $0)] } ?? [] }
}

@MainActor
private func toolbarView<Content: ToolbarContent>(of content: Content) -> any View {
  ToolbarView(content: content)
}

/// Turns the statements of a closure into the content of bars.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// One statement stays what it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// Several statements, in their order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return _ToolbarContents(contents: contents)
  }
  /// An `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> {
    _OptionalToolbarContent(content: content)
  }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContents {
    _ToolbarContents(contents: [first])
  }
  /// The other branch of an `if` or a `switch`.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContents {
    _ToolbarContents(contents: [second])
  }
}

/// Content of bars as a view, so that it has a node with what its properties keep.
struct ToolbarView<Content: ToolbarContent>: View, _PrimitiveView, Buildable {
  let content: Content

  func build(_ blueprint: inout Blueprint) {
    blueprint.facet = .several
    if let primitive = content as? any PrimitiveToolbarContent {
      for view in primitive.views { blueprint.add(view) }
      return
    }
    var content = content
    FieldPlan.of(Content.self).install(in: &content, of: blueprint.node)
    blueprint.add(ToolbarView<Content.Body>(content: content.body))
  }
}

/// Adds content to the bars of the screen on which a view lies.
struct WithToolbar<Content: View, Items: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let items: Items

  func build(_ blueprint: inout Blueprint) {
    blueprint.add(content)
    blueprint.add(items, .toolbar)
  }
}

extension View {
  /// Adds views to the bars of the screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    WithToolbar(content: self, items: content())
  }

  /// Adds items to the bars of the screen.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    WithToolbar(content: self, items: ToolbarView(content: content()))
  }

  /// Adds views to both sides of the bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    WithToolbar(content: WithToolbar(content: self, items: trailing), items: leading)
  }

  /// Adds a view to the side of the bar where text starts.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    WithToolbar(content: self, items: leading)
  }

  /// Adds a view to the side of the bar where text ends.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    WithToolbar(content: self, items: trailing)
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ title: Text) -> some View {
    Marked(content: self, facet: .title(title.string))
  }

  /// Sets the title of the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the screen.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }
  /// Shows or hides the bar.
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  /// Sets the title of the screen.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets how large the title of the screen is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Takes the back button away.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    Marked(content: self, facet: hidesBackButton ? .hidesBackButton : .passThrough)
  }
}
