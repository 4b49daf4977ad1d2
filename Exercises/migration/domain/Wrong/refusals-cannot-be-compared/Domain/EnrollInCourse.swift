// caught by: Step2UseCases.testUseCasesFulfilTheirProtocols
/// Nobody can enrol in a course that has no seats left.
struct CourseIsFull: Error {}

/// Takes a seat in a course.
protocol EnrollInCourseUseCase {
  func execute(_ course: Course) async throws
}

struct DefaultEnrollInCourseUseCase: EnrollInCourseUseCase {
  private let repository: any CourseRepository

  init(repository: any CourseRepository) {
    self.repository = repository
  }

  func execute(_ course: Course) async throws {
    guard !course.isFull else { throw CourseIsFull() }
    try await repository.enroll(inCourse: course.id)
  }
}
