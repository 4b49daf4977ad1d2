import Synchronization

/// Collects, from any thread, which nodes are out of date, and has the host look after them.
final class UpdateQueue: Sendable {
  private struct Waiting {
    var nodes: [Node] = []
    var isScheduled = false
    var isClosed = false
    var animation: Animation?
  }

  private let waiting = Mutex(Waiting())
  private let update: @MainActor @Sendable () -> Void

  /// Calls `update` on the main actor soon after something was marked.
  init(update: @escaping @MainActor @Sendable () -> Void) { self.update = update }

  func mark(_ node: Node) {
    let mustSchedule = waiting.withLock { waiting in
      guard !waiting.isClosed else { return false }
      waiting.nodes.append(node)
      waiting.animation = Transaction.current?.animation
      defer { waiting.isScheduled = true }
      return !waiting.isScheduled
    }
    guard mustSchedule else { return }
    Task { @MainActor [weak self] in self?.update() }
  }

  /// The nodes marked since the last time.
  func take() -> [Node] {
    waiting.withLock { waiting in
      defer { waiting.nodes = [] }
      waiting.isScheduled = false
      return waiting.nodes
    }
  }

  /// How the last change that was marked would take its time.
  var animation: Animation? { waiting.withLock { $0.animation } }

  /// Forgets everything and takes nothing any more.
  func close() {
    waiting.withLock { $0 = Waiting(isClosed: true) }
  }
}
