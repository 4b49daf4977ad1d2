import Foundation

extension WindowGroup {
  /// Takes a title, a name for the window and its content.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) }
  /// Takes a name for the window and its content.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }
  /// Takes a title and its content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content)
  }
}

/// The settings of a program on a Mac, which nobody opens here.
public struct Settings<Content: View>: Scene, PrimitiveScene {
  let content: () -> Content
  /// Takes the content.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  /// Not to be called: the scene is shown as it is.
  public var body: Never { fatalError("A settings scene has no body.") }
  var rootView: any View { content() }
}

/// A window of which there is only one.
public struct Window<Content: View>: Scene, PrimitiveScene {
  let content: () -> Content
  /// Takes a title, a name and the content.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  /// Not to be called: the scene is shown as it is.
  public var body: Never { fatalError("A window has no body.") }
  var rootView: any View { content() }
}

/// Entries of the menus of a larger device, which a phone does not show.
@preconcurrency @MainActor
public protocol Commands {
  /// What they are made of.
  associatedtype Body: Commands
  /// What they are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}
extension Commands where Body == Never {
  /// There is nothing inside, and nobody asks.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A menu of its own.
public struct CommandMenu<Content: View>: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// Takes a title and the entries.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Entries beside or in place of those of the system.
public struct CommandGroup<Content: View>: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// Takes what they stand behind.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Takes what they stand before.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Takes in place of what they stand.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A part of the menus of the system.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  /// What is known of the app.
  public static let appInfo = Self(name: "appInfo")
  /// The settings.
  public static let appSettings = Self(name: "appSettings")
  /// New documents.
  public static let newItem = Self(name: "newItem")
  /// Saving.
  public static let saveItem = Self(name: "saveItem")
  /// Taking back.
  public static let undoRedo = Self(name: "undoRedo")
  /// Copying.
  public static let pasteboard = Self(name: "pasteboard")
  /// The bars.
  public static let toolbar = Self(name: "toolbar")
  /// The side bar.
  public static let sidebar = Self(name: "sidebar")
  /// Help.
  public static let help = Self(name: "help")
}

/// The commands of the side bar.
public struct SidebarCommands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
}

/// Several commands.
public struct _Commands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
}

/// Takes commands one after the other.
@resultBuilder
public struct CommandsBuilder {
  /// Takes one.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// Takes several.
  @MainActor
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _Commands {
    _Commands()
  }
}

/// Work for which the system wakes an app that cannot be seen, which does not happen here.
public struct BackgroundTask<Request, Response>: Sendable {
  /// Brings the app up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
  /// Takes what a session in the background has loaded.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}

extension Scene {
  /// Does something when the system wakes the app, which does not happen here.
  public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Adds commands, which a phone does not show.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// Sets how large the window is at first, which has no effect on a phone.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets how large the window is at first, which has no effect on a phone.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets how the window can be made larger, which has no effect on a phone.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Sets a value for all views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { ChangedScene(content: self) { AnyView($0.environment(keyPath, value)) } }
  /// Gives an object to all views of the scene.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environment(object)) }
  }
  /// Gives an object to all views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ChangedScene(content: self) { AnyView($0.environmentObject(object)) }
  }
}

/// How a window can be made larger.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// As it fits.
  public static let automatic = Self(name: "automatic")
  /// As its content allows.
  public static let contentSize = Self(name: "contentSize")
  /// Not smaller than its content.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// A scene whose views are given something.
private struct ChangedScene<Content: Scene>: Scene, PrimitiveScene {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  var body: Never { fatalError("The scene inside is shown.") }
  var rootView: any View { change(AnyView(SceneView(scene: content))) }
}

extension WindowGroup {
  /// Takes what is in the window of a value; the first window is of none.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == AnyView { self.init { AnyView(content(.constant(nil))) } }

  /// Takes a name for the windows and what is in the window of a value; the first window is of none.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == AnyView { self.init(for: type, content: content) }
}

/// The commands of the bars.
public struct ToolbarCommands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
}

/// The commands for texts.
public struct TextEditingCommands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
}

/// The commands for the looks of texts.
public struct TextFormattingCommands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
}

/// The commands of the details beside a view.
public struct InspectorCommands: Commands {
  /// There is nothing inside.
  public typealias Body = Never
  /// There is nothing to set.
  public nonisolated init() {}
}
