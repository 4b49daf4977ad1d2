// caught by: Step2Screen.testCoordinatorResolves
import UIKit

private struct NoEnrol: EnrollInCourseUseCase {
  func execute(_ course: Course) async throws {}
}

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
    let viewModel = CourseDetailViewModel(
      course: course, fetchDetail: try container.resolve(FetchCourseDetailUseCase.self),
      enrollInCourse: (try? container.resolve(EnrollInCourseUseCase.self)) ?? NoEnrol())
    let detail = CourseDetailViewController(viewModel: viewModel)
    detail.onLeave = { [weak self] in self?.onFinish?() }
    navigationController?.pushViewController(detail, animated: true)
  }
}
