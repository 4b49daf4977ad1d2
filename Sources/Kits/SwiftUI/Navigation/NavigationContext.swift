import Foundation

/// The stack around a view; weak, because the stack itself keeps environments that lead here.
private enum NavigationKey: KitKey {
  struct Reference {
    weak var context: NavigationContext?
  }
  static var defaultValue: Reference { Reference() }
}

extension EnvironmentValues {
  /// The navigation stack on which the view lies.
  var navigation: NavigationContext? {
    get { self[NavigationKey.self].context }
    set { self[NavigationKey.self] = NavigationKey.Reference(context: newValue) }
  }
}

/// A screen that a link or a binding, and no value of the path, has put on a stack.
@MainActor
final class PushedView {
  var content: () -> any View = { EmptyView() }
  /// Tells the binding that brought it there, if there was one.
  var onPop: () -> Void = {}
}

/// The screens of one navigation stack, kept by its node.
@MainActor
final class NavigationContext {
  /// A screen above the root.
  @MainActor
  final class Level {
    enum Source {
      case value(AnyHashable)
      case view(PushedView)
    }
    let source: Source
    var environment: (outer: Int, values: EnvironmentValues)?
    init(_ source: Source) { self.source = source }
  }

  /// What `navigationDestination(for:)` has said about one type.
  @MainActor
  final class Destination {
    weak var node: Node?
    var make: (AnyHashable) -> (any View)? = { _ in nil }
  }

  weak var node: Node?
  private(set) var levels: [Level] = []
  private(set) var path: PathAccess
  private var destinations: [Destination] = []
  /// While the stack builds its screens, which then take notice of every change by themselves.
  private var isBuilding = false

  init(_ node: Node, path: PathAccess) {
    self.node = node
    self.path = path
  }

  /// Starts an evaluation of the stack: brings the screens in line with the path.
  func begin(with path: PathAccess) {
    isBuilding = true
    self.path = path
    var values = path.values()[...]
    var kept: [Level] = []
    for level in levels {
      if case .value(let value) = level.source {
        guard values.first == value else { break }
        values.removeFirst()
      }
      kept.append(level)
    }
    for case .view(let view) in levels.dropFirst(kept.count).map(\.source) {
      node?.host?.afterUpdate(view.onPop)
    }
    levels = kept + values.map { Level(.value($0)) }
  }

  func end() { isBuilding = false }

  /// Has the stack evaluated again, as something about its screens has changed.
  func refresh() {
    guard !isBuilding else { return }
    node?.marker()
  }

  // MARK: Going on and back

  func push(_ value: AnyHashable) {
    if !path.append(value) {
      node?.host?.warn(
        "The path of the NavigationStack does not hold values of the type \(type(of: value.base)).")
    }
    refresh()
  }

  func push(_ view: PushedView) {
    guard !isPushed(view) else { return }
    levels.append(Level(.view(view)))
    refresh()
  }

  func isPushed(_ view: PushedView) -> Bool { index(of: view) != nil }

  func pop(_ view: PushedView) {
    if let index = index(of: view) { pop(to: index) }
  }

  private func index(of view: PushedView) -> Int? {
    levels.firstIndex { if case .view(let other) = $0.source { other === view } else { false } }
  }

  /// Goes back until so many screens are left above the root.
  func pop(to count: Int) {
    guard count < levels.count else { return }
    let popped = levels[count...]
    levels.removeSubrange(count...)
    var values = 0
    for level in popped.reversed() {
      switch level.source {
      case .value: values += 1
      case .view(let view): view.onPop()
      }
    }
    if values > 0 { path.removeLast(values) }
    refresh()
  }

  // MARK: Destinations

  func register(_ destination: Destination) {
    if !destinations.contains(where: { $0 === destination }) { destinations.append(destination) }
    refresh()
  }

  /// The screen for a level and what flows into it.
  func child(at index: Int, outer: EnvironmentValues) -> Child {
    let level = levels[index]
    let view: any View =
      switch level.source {
      case .value(let value): self.view(for: value)
      case .view(let pushed): pushed.content()
      }
    return Child(
      slot: .screen, key: .id(AnyHashable(ObjectIdentifier(level)), occurrence: 0), view: view,
      environment: environment(of: level, outer: outer))
  }

  private func view(for value: AnyHashable) -> any View {
    destinations.removeAll { $0.node?.isMounted != true }
    for destination in destinations.reversed() {
      if let view = destination.make(value) { return view }
    }
    node?.host?.warn(
      """
      No navigationDestination(for: \(type(of: value.base)).self) is inside the NavigationStack \
      that a NavigationLink or the path has given a value of that type.
      """)
    return EmptyView()
  }

  private func environment(of level: Level, outer: EnvironmentValues) -> EnvironmentValues {
    if let known = level.environment, known.outer == outer.stamp { return known.values }
    var inner = outer
    inner.navigation = self
    inner[IsPresentedKey.self] = true
    inner[DismissKey.self] = DismissAction { [weak self, weak level] in
      guard let self, let index = levels.firstIndex(where: { $0 === level }) else { return }
      pop(to: index)
    }
    level.environment = (outer.stamp, inner)
    return inner
  }
}
