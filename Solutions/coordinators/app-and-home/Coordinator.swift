/// Owns a flow of screens and decides which of them comes next.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}

/// Hears from a flow that it is over.
@MainActor
protocol ParentCoordinator: AnyObject {
  func childDidFinish(_ child: Coordinator)
}
