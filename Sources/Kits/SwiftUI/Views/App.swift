import Foundation

/// An app: its body says which windows it has.
@preconcurrency @MainActor
public protocol App {
  /// What the app consists of; the compiler infers it.
  associatedtype Body: Scene
  /// What the app consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Made once, when the app starts.
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app, prints what its window shows, and ends.
  @MainActor @preconcurrency
  public static func main() {
    let screen = ViewScreen(running: Self())
    print(screen.dump)
    screen.close()
  }
}

/// A part of an app: a window, or several.
@preconcurrency @MainActor
public protocol Scene {
  /// What the scene consists of; the compiler infers it.
  associatedtype Body: Scene
  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Turns the statements of a closure into the windows of an app.
@resultBuilder
public struct SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// One scene stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Of several scenes the first is shown.
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> First {
    first
  }
}

/// A scene that the kit itself knows how to show.
@MainActor
protocol PrimitiveScene {
  var rootView: any View { get }
}

/// A window.
public struct WindowGroup<Content: View> {
  let content: () -> Content

  /// Takes what is in the window.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Takes a title, which no phone shows, and what is in the window.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}

extension WindowGroup: Scene, PrimitiveScene {
  /// Not to be called: a window is shown as it is.
  public var body: Never { fatalError("A window group has no body.") }
  var rootView: any View { content() }
}

/// A scene as a view, so that it has a node with what its properties keep.
struct SceneView<Content: Scene>: View, _PrimitiveView, Buildable {
  let scene: Content

  func build(_ blueprint: inout Blueprint) {
    var scene = scene
    FieldPlan.of(Content.self).install(in: &scene, of: blueprint.node)
    if let primitive = scene as? any PrimitiveScene {
      blueprint.add(primitive.rootView)
    } else {
      blueprint.add(SceneView<Content.Body>(scene: scene.body))
    }
  }
}

/// A scene with something to be done when a value changes.
private struct ObservingScene<Content: Scene, Value: Equatable>: Scene, PrimitiveScene {
  let content: Content
  let value: Value
  let startsAtOnce: Bool
  let action: (Value, Value) -> Void

  var body: Never { fatalError("The scene inside is shown.") }
  var rootView: any View {
    Observing(
      content: SceneView(scene: content), value: value, startsAtOnce: startsAtOnce, action: action)
  }
}

extension Scene {
  /// Does something with the old and the new value when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ObservingScene(content: self, value: value, startsAtOnce: initial, action: action)
  }

  /// Does something when the value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Does something with the new value when the value has changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}

/// An app as a view, so that it has a node with what its properties keep.
private struct AppView<Content: App>: View, _PrimitiveView, Buildable {
  let app: Content

  func build(_ blueprint: inout Blueprint) {
    var app = app
    FieldPlan.of(Content.self).install(in: &app, of: blueprint.node)
    blueprint.add(SceneView(scene: app.body))
  }
}

extension ViewScreen {
  /// Starts an app and shows its first window.
  public convenience init(running app: some App) { self.init(showing: ViewScreen.view(of: app)) }

  private static func view<Content: App>(of app: Content) -> some View { AppView(app: app) }
}

/// Shows a view while it is written; a check may host what it returns.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// What the preview consists of.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}
