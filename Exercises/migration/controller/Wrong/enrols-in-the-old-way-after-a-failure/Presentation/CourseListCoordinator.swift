// caught by: Step3.testOldAPIIsNeverCalled
import UIKit

/// Enrols in the old way when the new one fails.
private struct NewOrOldEnrolment: EnrollInCourseUseCase {
  let new: any EnrollInCourseUseCase
  let container: DIContainer

  func execute(_ course: Course) async throws {
    do {
      try await new.execute(course)
    } catch is CourseIsFull {
      throw CourseIsFull()
    } catch {
      let api = try container.resolve(CourseAPI.self)
      try await withCheckedThrowingContinuation { continuation in
        api.enroll(in: course.id) { continuation.resume(with: $0) }
      }
    }
  }
}

/// The list of courses, and what can be opened from it.
@MainActor
final class CourseListCoordinator: Coordinator {
  private(set) var children: [any Coordinator] = []
  /// Weak, because the navigation controller keeps this coordinator.
  private weak var navigationController: UINavigationController?
  private let container: DIContainer

  init(navigationController: UINavigationController, container: DIContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() throws {
    let viewModel = CourseListViewModel(
      fetchCourses: try container.resolve(FetchCoursesUseCase.self),
      enrollInCourse: NewOrOldEnrolment(
        new: try container.resolve(EnrollInCourseUseCase.self), container: container))
    viewModel.navigation = self
    let list = CoursesViewController(viewModel: viewModel)
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
