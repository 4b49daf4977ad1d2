import Foundation

/// The persistent counterpart of a view: it stays while views with the same identity come and go.
@MainActor
final class Node {
  let slot: Slot
  let key: Key
  let depth: Int
  private(set) weak var parent: Node?
  private(set) weak var host: Host?
  let queue: UpdateQueue
  private let plan: FieldPlan

  /// As the parent gave it, without anything installed.
  private(set) var view: any View
  /// As it was when its body was last asked for.
  private(set) var installed: any View
  private(set) var environment: EnvironmentValues
  /// The children that the view named itself, and after them those of its later stages.
  var children: [Node] { stages.isEmpty ? base : base + stages }
  private var base: [Node] = []
  private(set) var stages: [Node] = []
  private(set) var facet = Facet.passThrough
  private(set) var effect: Effect?
  private(set) var isMounted = true
  /// Whether something that the view depends on has changed since it was evaluated.
  var isDirty = false

  /// What the dynamic properties of the view keep from one value of the view to the next.
  var properties: [Int: AnyObject] = [:]
  /// What a primitive view keeps by itself, such as the selection of a tab view.
  var memory: AnyObject?
  var isOnScreen = false
  /// Whether another screen of the same stack, or another tab, is seen instead.
  var isCovered = false
  var task: ViewTask?

  init(_ child: Child, parent: Node?, host: Host) {
    slot = child.slot
    key = child.key
    view = child.view
    installed = child.view
    environment = child.environment
    depth = (parent?.depth ?? -1) + 1
    self.parent = parent
    self.host = host
    queue = host.queue
    plan = FieldPlan.of(type(of: child.view))
    host.isStructureChanged = true
    evaluate()
  }

  /// Tells the host, from any thread, that the view has to be evaluated again.
  var marker: @Sendable () -> Void {
    { [weak self, queue] in
      if let self { queue.mark(self) }
    }
  }

  /// Takes the parent's newest value; one that is the same bit by bit changes nothing.
  private func update(_ child: Child) {
    let isSame =
      environment.stamp == child.environment.stamp && isUnchanged(view, child.view, plan)
    guard !isSame || isDirty else { return }
    view = child.view
    environment = child.environment
    evaluate()
  }

  /// Shows another view in the place of the root.
  func replace(view new: any View) {
    view = new
    marker()
  }

  /// Asks the view for its content and brings the children in line with it.
  func evaluate() {
    isDirty = false
    let blueprint = plan.isPlain ? makeBlueprint(view) : tracking { makeBlueprint(view) }
    facet = blueprint.facet
    setEffect(blueprint.effect)
    reconcile(with: blueprint.children)
    guard plan.isStaged, let staged = installed as? any StagedBuildable else { return }
    addStages(of: staged)
  }

  /// Has the view evaluated again when something changes that is read here.
  private func tracking<Result>(_ read: () -> Result) -> Result {
    withObservationTracking(read) { [marker, author = author?.marker] in
      author?()
      marker()
    }
  }

  /// The view above whose body wrote the closures that a primitive view calls: what they have caught
  /// from there has to be caught anew.
  private var author: Node? {
    guard plan.isPrimitive else { return nil }
    var above = parent
    while let node = above, node.plan.isPrimitive { above = node.parent }
    return above
  }

  private func makeBlueprint<Content: View>(_ content: Content) -> Blueprint {
    var content = content
    plan.install(in: &content, of: self)
    installed = content
    var blueprint = Blueprint(node: self)
    if plan.isPrimitive, let buildable = content as? any Buildable {
      buildable.build(&blueprint)
    } else if Content.Body.self != Never.self || !represent(content, in: &blueprint) {
      blueprint.add(content.body)
    }
    return blueprint
  }

  // MARK: Children

  private func reconcile(with wanted: [Child]) {
    let isSameShape =
      base.count == wanted.count && zip(base, wanted).allSatisfy { $0.standsFor($1) }
    if isSameShape {
      for (node, child) in zip(base, wanted) { node.update(child) }
      return
    }
    guard let host else { return }
    host.isStructureChanged = true
    var old: [Place: Node] = [:]
    for node in base { old[Place(slot: node.slot, key: node.key)] = node }
    var kept: [Node?] = wanted.map { child in
      let place = Place(slot: child.slot, key: child.key)
      guard let node = old[place], node.standsFor(child) else { return nil }
      old[place] = nil
      return node
    }
    for node in base where old[Place(slot: node.slot, key: node.key)] === node {
      node.unmount()
    }
    base = []
    for (index, child) in wanted.enumerated() {
      if let node = kept[index] {
        kept[index] = nil
        base.append(node)
        node.update(child)
      } else {
        base.append(Node(child, parent: self, host: host))
      }
    }
  }

  private func addStages(of staged: any StagedBuildable) {
    guard let host else { return }
    var count = 0
    while let child = tracking({ staged.nextStage(after: count, of: self) }) {
      if count < stages.count, stages[count].standsFor(child) {
        stages[count].update(child)
      } else {
        dropStages(from: count)
        stages.append(Node(child, parent: self, host: host))
      }
      count += 1
    }
    dropStages(from: count)
  }

  private func dropStages(from count: Int) {
    guard count < stages.count else { return }
    host?.isStructureChanged = true
    for node in stages[count...].reversed() { node.unmount() }
    stages.removeSubrange(count...)
  }

  private struct Place: Hashable {
    var slot: Slot
    var key: Key
  }

  private func standsFor(_ child: Child) -> Bool {
    slot == child.slot && key == child.key && type(of: view) == type(of: child.view)
  }

  // MARK: The end

  /// Leaves the tree with all below it; what was on the screen is told so.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    for child in children { child.unmount() }
    setOnScreen(false)
    base = []
    stages = []
    properties = [:]
    (memory as? any Dismantling)?.dismantle()
    memory = nil
  }

  private func setEffect(_ new: Effect?) {
    let old = effect
    effect = new
    restartTaskIfNeeded(replacing: old)
  }
}

@MainActor
private func isUnchanged<Content: View>(
  _ old: Content, _ new: any View, _ plan: FieldPlan
) -> Bool {
  guard let new = new as? Content else { return false }
  if plan.isComparable, isSameBits(old, new) { return true }
  return plan.isEquatable && areEqual(old, new)
}

extension Node {
  /// A value that the view keeps for itself when nobody has given it a binding.
  func ownState<Value>(_ first: Value) -> Binding<Value> {
    let place = memory as? StateLocation<Value> ?? StateLocation(first, onChange: marker)
    memory = place
    return Binding(get: { place.value }, set: { place.set($0) })
  }
}
