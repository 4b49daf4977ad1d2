// caught by: Step2UseCases.testUseCasesMakeNothing
/// Nobody can enrol in a course that has no seats left.
struct CourseIsFull: Error, Equatable {}

/// Takes a seat in a course.
protocol EnrollInCourseUseCase {
  func execute(_ course: Course) async throws
}

private struct NoSchool: CourseRepository {
  func fetchCourses() async throws -> [Course] { [] }
  func enroll(inCourse id: Int) async throws {}
}

struct DefaultEnrollInCourseUseCase: EnrollInCourseUseCase {
  private let repository: any CourseRepository

  init(repository: any CourseRepository = NoSchool()) {
    self.repository = repository
  }

  func execute(_ course: Course) async throws {
    guard !course.isFull else { throw CourseIsFull() }
    try await repository.enroll(inCourse: course.id)
  }
}
