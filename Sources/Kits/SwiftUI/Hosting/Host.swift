import Foundation
import UIKit

/// Keeps a tree of nodes in line with the state that its views depend on.
@MainActor
final class Host {
  private(set) var root: Node?
  let queue: UpdateQueue
  /// Whether nodes came, went or were covered since appearances were last looked at.
  var isStructureChanged = true
  private var effects: [() -> Void] = []
  private var isUpdating = false
  private var runningTasks = 0
  private var presentations = 0
  private var presenters: [WeakNode] = []
  /// Counts what happened, so that somebody who waits notices.
  private(set) var changes = 0
  private var watchers: [CheckedContinuation<Void, Never>] = []
  private(set) var warnings: [String] = []
  /// What was offered to other apps.
  var sharedItems: [String] = []
  /// The id of the view that was last asked to scroll into sight.
  var scrollTarget: AnyHashable?
  /// What views give to the rest of the app.
  let focusedValues = FocusedValueBoard()
  /// How the last change would have taken its time.
  private(set) var lastAnimation: Animation?

  /// Called when the tree has changed.
  var onUpdate: () -> Void = {}
  /// Whether the root can be seen.
  var isOnScreen: Bool {
    didSet {
      isStructureChanged = isStructureChanged || isOnScreen != oldValue
      update()
    }
  }

  /// How often one change may lead to the next before the views are said to run in circles.
  private static let roundLimit = 200

  /// Makes the nodes; those that appear are told so only if the root can be seen already.
  init(_ view: any View, isOnScreen: Bool = true) {
    self.isOnScreen = isOnScreen
    let link = Link()
    queue = UpdateQueue { link.host?.update() }
    link.host = self
    var environment = EnvironmentValues()
    environment.undoManager = UndoManager()
    root = Node(
      Child(slot: .content, key: .index(0), view: view, environment: environment),
      parent: nil, host: self)
    update()
  }

  // Nodes that wait there would keep the queue, and the queue them.
  deinit { queue.close() }

  @MainActor
  private final class Link {
    weak var host: Host?
  }

  /// Evaluates what is out of date until nothing is, and runs what appears and disappears on the way.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 1...Self.roundLimit {
      let nodes = queue.take()
      if nodes.isEmpty, effects.isEmpty, !isStructureChanged { return }
      changes += 1
      if !nodes.isEmpty { lastAnimation = queue.animation }
      evaluate(nodes)
      if isStructureChanged {
        isStructureChanged = false
        root?.spread(onScreen: isOnScreen)
      }
      runEffects()
      onUpdate()
      notifyWatchers()
    }
    warn("The views change their own state each time they are evaluated, without an end.")
  }

  /// Takes another view for the root, which keeps its state if it has the same type.
  func replaceRoot(with view: any View) {
    guard let root else { return }
    root.replace(view: view)
    update()
  }

  private func evaluate(_ nodes: [Node]) {
    for node in nodes { node.isDirty = true }
    for node in nodes.sorted(by: { $0.depth < $1.depth }) where node.isDirty && node.isMounted {
      node.evaluate()
    }
  }

  private func runEffects() {
    let now = effects
    effects = []
    for effect in now { effect() }
  }

  /// Runs the action when the tree is whole again.
  func afterUpdate(_ action: @escaping () -> Void) { effects.append(action) }

  /// Says, once, what SwiftUI would write to the console.
  func warn(_ text: String) {
    guard !warnings.contains(text) else { return }
    warnings.append(text)
    print("SwiftUI: \(text)")
  }

  /// Notes who presents something; the number that is returned is the higher the later.
  func notePresentation(by node: Node) -> Int {
    presentations += 1
    presenters.removeAll { $0.node?.isMounted != true || $0.node === node }
    presenters.append(WeakNode(node: node))
    return presentations
  }

  /// All that may present something now, in the order in which they did, seen or covered.
  var presentingNodes: [Node] { presenters.compactMap(\.node).filter(\.isMounted) }

  private struct WeakNode {
    weak var node: Node?
  }

  /// Takes everything off the screen and stops what the views have started.
  func close() {
    root?.unmount()
    root = nil
    runEffects()
    queue.close()
    notifyWatchers()
  }

  // MARK: Waiting

  var hasRunningTasks: Bool { runningTasks > 0 }

  func taskStarted() { runningTasks += 1 }

  func taskEnded() {
    runningTasks -= 1
    changes += 1
    notifyWatchers()
  }

  /// Returns after the next change of the tree or end of a task.
  func nextChange() async {
    await withCheckedContinuation { watchers.append($0) }
  }

  func notifyWatchers() {
    let now = watchers
    watchers = []
    for watcher in now { watcher.resume() }
  }
}
