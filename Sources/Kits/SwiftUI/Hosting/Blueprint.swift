/// A view, modifier or scene that says by itself what the host shows for it.
@MainActor
protocol Buildable {
  func build(_ blueprint: inout Blueprint)
}

/// A view whose later children depend on what its earlier ones have said: a navigation stack.
@MainActor
protocol StagedBuildable: Buildable {
  /// The next child once all before it have been built; nil when there are no more.
  func nextStage(after count: Int, of node: Node) -> Child?
}

/// Where a child stands relative to its parent, which decides when it is seen.
enum Slot: Hashable, Sendable {
  case content, label, header, footer, background, overlay
  case toolbar, tabItem, swipeActions, contextMenu
  /// A level of a navigation stack.
  case screen
  /// Lies in front of everything else.
  case presented, presentedActions, presentedMessage
}

/// What makes a child the same one as before.
enum Key: Hashable {
  case index(Int)
  case id(AnyHashable, occurrence: Int)
}

/// A view to become a node, or to go into the node that already stands for it.
struct Child {
  var slot: Slot
  var key: Key
  var view: any View
  var environment: EnvironmentValues
}

/// What a view says about itself when it is evaluated.
@MainActor
struct Blueprint {
  let node: Node
  let environment: EnvironmentValues
  var facet = Facet.passThrough
  var effect: Effect?
  var children: [Child] = []

  init(node: Node) {
    self.node = node
    environment = node.environment
  }

  /// Adds a child; without a key it is known by its place.
  mutating func add(
    _ view: any View, _ slot: Slot = .content, key: Key? = nil,
    environment: EnvironmentValues? = nil
  ) {
    children.append(
      Child(
        slot: slot, key: key ?? .index(children.count), view: view,
        environment: environment ?? self.environment))
  }
}

/// What happens when a view comes onto the screen or leaves it.
enum Effect {
  case appear(() -> Void)
  case disappear(() -> Void)
  case task(id: TaskID?, priority: TaskPriority, action: @isolated(any) @Sendable () async -> Void)
}
