/// Owns a flow of screens and decides which of them comes next.
@MainActor
protocol Coordinator: AnyObject {
  func start() throws
}
