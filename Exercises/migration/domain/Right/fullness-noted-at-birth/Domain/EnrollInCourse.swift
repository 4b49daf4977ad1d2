/// Nobody can enrol in a course that has no seats left.
struct CourseIsFull: Error, Equatable {}

/// Takes a seat in a course.
protocol EnrollInCourseUseCase {
  func execute(_ course: Course) async throws
}

struct DefaultEnrollInCourseUseCase {
  private let enroll: (Int) async throws -> Void

  init(repository: any CourseRepository) {
    enroll = repository.enroll(inCourse:)
  }
}

extension DefaultEnrollInCourseUseCase: EnrollInCourseUseCase {
  func execute(_ course: Course) async throws {
    if course.isFull { throw CourseIsFull() }
    try await enroll(course.id)
  }
}
