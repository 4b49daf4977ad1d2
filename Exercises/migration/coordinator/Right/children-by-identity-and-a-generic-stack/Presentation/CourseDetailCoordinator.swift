import UIKit

@MainActor
final class CourseDetailCoordinator {
  var onFinish: (() -> Void)?
  private weak var stack: UINavigationController?
  private let makeScreen: () throws -> CourseDetailViewController

  init(navigationController: UINavigationController, course: Course, container: DIContainer) {
    stack = navigationController
    makeScreen = {
      CourseDetailViewController(course: course, api: try container.resolve(CourseAPI.self))
    }
  }
}

extension CourseDetailCoordinator: Coordinator {
  func start() throws {
    let screen = try makeScreen()
    screen.onLeave = { [weak self] in self?.onFinish?() }
    stack?.pushViewController(screen, animated: true)
  }
}
