/// A task that a view has started; nobody holds it any longer than its node.
@MainActor
final class ViewTask {
  private let task: Task<Void, Never>

  init(
    priority: TaskPriority, host: Host?, action: @escaping @isolated(any) @Sendable () async -> Void
  ) {
    host?.taskStarted()
    task = Task(priority: priority) { @MainActor [weak host] in
      await action()
      host?.taskEnded()
    }
  }

  func cancel() { task.cancel() }

  deinit { task.cancel() }
}

extension Node {
  /// Tells the node and all below whether they can be seen now; the innermost hear of it first.
  func spread(onScreen isVisible: Bool) {
    if isVisible || isOnScreen {
      cover()
      for child in children { child.spread(onScreen: isVisible && !child.isCovered) }
    }
    if isVisible, case .preferenceReader(let look) = facet { look() }
    setOnScreen(isVisible && (effect == nil || !isEmpty))
  }

  /// Whether there is no view inside at all, so that nothing can come onto the screen.
  private var isEmpty: Bool {
    switch facet {
    case .nothing: return true
    case .several, .rows: break
    case .text, .image, .container, .section, .list, .picker, .tabs, .navigation, .uiView:
      return false
    default: if children.isEmpty { return false }
    }
    return children.allSatisfy { $0.slot == .content && $0.isEmpty }
  }

  func setOnScreen(_ isVisible: Bool) {
    guard isOnScreen != isVisible else { return }
    isOnScreen = isVisible
    switch effect {
    case .appear(let action): if isVisible { host?.afterUpdate(action) }
    case .disappear(let action): if !isVisible { host?.afterUpdate(action) }
    case .task: isVisible ? startTask() : stopTask()
    case nil: break
    }
  }

  /// A task with another id starts again.
  func restartTaskIfNeeded(replacing old: Effect?) {
    guard isOnScreen, case .task(let oldID?, _, _) = old, case .task(let id?, _, _) = effect,
      !id.equals(oldID)
    else { return }
    stopTask()
    startTask()
  }

  private func startTask() {
    host?.afterUpdate { [weak self] in
      guard let self, isOnScreen, case .task(_, let priority, let action) = effect else { return }
      task = ViewTask(priority: priority, host: host, action: action)
    }
  }

  private func stopTask() {
    task?.cancel()
    task = nil
  }

  /// Marks what lies below the uppermost screen of a stack, or on another tab than the chosen one.
  private func cover() {
    switch facet {
    case .navigation:
      let all = children
      for screen in all { screen.isCovered = screen !== all.last }
    case .tabs(let choice, let isByPlace):
      let tabs = rows
      let chosen = tabs.firstIndex(at: choice, isByPlace: isByPlace) ?? 0
      for (index, tab) in tabs.enumerated() { tab.isCovered = index != chosen }
    default: break
    }
  }
}

extension [Node] {
  /// The row that is chosen, by its tag or by its place.
  @MainActor
  func firstIndex(at choice: Choice, isByPlace: Bool) -> Int? {
    indices.first { index in
      let tag: (any Hashable)? = isByPlace ? index : self[index].tag
      return tag.map { choice.isChosen($0) } ?? false
    }
  }
}
