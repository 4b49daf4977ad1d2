// caught by: Step3Switch.testEverythingGoesWithTheStack
import UIKit

/// The list of courses, and what can be opened from it.
@MainActor
final class CourseListCoordinator: Coordinator {
  private(set) var children: [any Coordinator] = []
  /// Weak, because the navigation controller keeps this coordinator.
  private weak var navigationController: UINavigationController?
  private let container: DIContainer
  private var shown: UIViewController?

  init(navigationController: UINavigationController, container: DIContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() throws {
    let viewModel = CourseListViewModel(
      fetchCourses: try container.resolve(FetchCoursesUseCase.self),
      enrollInCourse: try container.resolve(EnrollInCourseUseCase.self))
    viewModel.navigation = self
    let list = CoursesViewController(viewModel: viewModel)
    list.keptFlow = self
    shown = list
    navigationController?.pushViewController(list, animated: false)
  }
}

extension CourseListCoordinator: CourseListNavigation {
  func showDetail(of course: Course) {
    guard let navigationController else { return }
    let detail = CourseDetailCoordinator(
      navigationController: navigationController, course: course, container: container)
    detail.onFinish = { [weak self, weak detail] in
      self?.children.removeAll { $0 === detail }
    }
    do {
      try detail.start()
      children.append(detail)
    } catch {
      // Without its parts there is no detail to show: the list stays where it is.
    }
  }
}
