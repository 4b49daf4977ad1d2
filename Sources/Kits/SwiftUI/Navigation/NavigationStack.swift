import Foundation

/// Screens on top of each other, of which the uppermost is seen.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// Nil if the stack keeps its path for itself.
  let path: PathAccess?

  /// Takes the lowest screen; the stack keeps its path for itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Takes the path, which may hold values of several types, and the lowest screen.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = PathAccess(path)
  }

  /// Takes the path, whose values have all the same type, and the lowest screen.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = PathAccess(path)
  }
}

extension NavigationStack: View, _PrimitiveView, StagedBuildable {
  @MainActor
  private final class Memory {
    let context: NavigationContext
    let ownPath: StateLocation<NavigationPath>
    var environment: (outer: Int, values: EnvironmentValues)?

    init(_ node: Node, _ path: PathAccess?) {
      let location = StateLocation(NavigationPath(), onChange: node.marker)
      ownPath = location
      context = NavigationContext(node, path: path ?? Memory.access(to: location))
    }

    static func access(to location: StateLocation<NavigationPath>) -> PathAccess {
      PathAccess(Binding(get: { location.value }, set: { location.set($0) }))
    }
  }

  func build(_ blueprint: inout Blueprint) {
    let node = blueprint.node
    let memory = node.memory as? Memory ?? Memory(node, path)
    node.memory = memory
    memory.context.begin(with: path ?? Memory.access(to: memory.ownPath))
    node.host?.isStructureChanged = true
    let outer = blueprint.environment
    if memory.environment?.outer != outer.stamp {
      var inner = outer
      inner.navigation = memory.context
      memory.environment = (outer.stamp, inner)
    }
    blueprint.facet = .navigation(memory.context)
    blueprint.add(root, environment: memory.environment?.values)
  }

  func nextStage(after count: Int, of node: Node) -> Child? {
    guard let context = (node.memory as? Memory)?.context else { return nil }
    guard count < context.levels.count else {
      context.end()
      return nil
    }
    return context.child(at: count, outer: node.environment)
  }
}

/// Screens on top of each other, in the form before `NavigationStack`.
public struct NavigationView<Content: View> {
  let content: Content

  /// Takes the lowest screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, _PrimitiveView, Buildable {
  func build(_ blueprint: inout Blueprint) {
    blueprint.add(NavigationStack { content })
  }
}

/// Says which screen belongs to the values of one type.
struct DestinationForType<Content: View, Value: Hashable, Screen: View>: View, _PrimitiveView,
  Buildable
{
  let content: Content
  let destination: (Value) -> Screen

  func build(_ blueprint: inout Blueprint) {
    let node = blueprint.node
    let known = node.memory as? NavigationContext.Destination ?? NavigationContext.Destination()
    node.memory = known
    known.node = node
    let destination = destination
    known.make = { value in (value.base as? Value).map { destination($0) } }
    blueprint.environment.navigation?.register(known)
    blueprint.add(content)
  }
}

/// Puts a screen on the stack while a binding says so.
struct DestinationWhile<Content: View>: View, _PrimitiveView, Buildable {
  let content: Content
  let isPresented: Binding<Bool>
  let destination: () -> any View

  func build(_ blueprint: inout Blueprint) {
    blueprint.showDestination(while: isPresented, destination)
    blueprint.add(content)
  }
}

extension Blueprint {
  /// Has the stack around the view show a screen as long as the binding is true.
  @discardableResult
  func showDestination(
    while isPresented: Binding<Bool>, _ destination: @escaping () -> any View
  ) -> PushedView {
    let pushed = node.memory as? PushedView ?? PushedView()
    node.memory = pushed
    pushed.content = destination
    pushed.onPop = { isPresented.wrappedValue = false }
    guard let context = environment.navigation else { return pushed }
    if isPresented.wrappedValue {
      context.isPushed(pushed) ? context.refresh() : context.push(pushed)
    } else if context.isPushed(pushed) {
      context.pop(pushed)
    }
    return pushed
  }
}

extension View {
  /// Says which screen of the stack belongs to the values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationForType(content: self, destination: destination)
  }

  /// Puts a screen on the stack while the binding is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let screen = destination()
    return DestinationWhile(content: self, isPresented: isPresented) { screen }
  }

  /// Puts the screen for an item on the stack while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let now = item.wrappedValue
    return DestinationWhile(content: self, isPresented: item.isPresent()) {
      Identified(content: now.map(destination), id: now)
    }
  }
}
