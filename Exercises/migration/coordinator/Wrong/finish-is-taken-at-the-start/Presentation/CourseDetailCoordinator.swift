// caught by: Step1.testListenerMayComeLater
import UIKit

/// The detail of one course, for as long as it is on the stack.
@MainActor
final class CourseDetailCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  /// Weak, because the navigation controller keeps the flows that run in it.
  private weak var navigationController: UINavigationController?
  private let course: Course
  private let container: DIContainer

  init(navigationController: UINavigationController, course: Course, container: DIContainer) {
    self.navigationController = navigationController
    self.course = course
    self.container = container
  }

  func start() throws {
    let api = try container.resolve(CourseAPI.self)
    let detail = CourseDetailViewController(course: course, api: api)
    detail.onLeave = onFinish
    navigationController?.pushViewController(detail, animated: true)
  }
}
