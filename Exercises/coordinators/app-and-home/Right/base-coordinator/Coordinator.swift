/// Owns a flow of screens and decides which of them comes next.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}

/// What flows have in common.
@MainActor
class BaseCoordinator: Coordinator {
  weak var parent: ParentCoordinator?
  var children: [Coordinator] = []

  func start() {}

  func finish() { parent?.childDidFinish(self) }
}

/// Hears from a flow that it is over.
@MainActor
protocol ParentCoordinator: AnyObject {
  func childDidFinish(_ child: Coordinator)
}
