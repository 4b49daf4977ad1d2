import UIKit

/// The list of courses, and what can be opened from it.
@MainActor
final class CourseListCoordinator: Coordinator {
  var children: [any Coordinator] { Array(running.values) }
  private var running: [ObjectIdentifier: any Coordinator] = [:]
  /// Weak, because the navigation controller keeps this coordinator.
  private weak var navigationController: UINavigationController?
  private let container: DIContainer

  init(navigationController: UINavigationController, container: DIContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() throws {
    let list = CourseListViewController(api: try container.resolve(CourseAPI.self))
    list.navigation = self
    navigationController?.pushViewController(list, animated: false)
  }
}

extension CourseListCoordinator: CourseListNavigation {
  func showDetail(of course: Course) {
    guard let navigationController else { return }
    let detail = CourseDetailCoordinator(
      navigationController: navigationController, course: course, container: container)
    let key = ObjectIdentifier(detail)
    detail.onFinish = { [weak self] in self?.running[key] = nil }
    do {
      try detail.start()
      running[key] = detail
    } catch {
      // Without its parts there is no detail to show: the list stays where it is.
    }
  }
}
