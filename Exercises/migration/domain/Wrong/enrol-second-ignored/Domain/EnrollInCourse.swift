// caught by: Step2.testCallsDoNotShareAnAnswer
/// Nobody can enrol in a course that has no seats left.
struct CourseIsFull: Error, Equatable {}

/// Takes a seat in a course.
protocol EnrollInCourseUseCase {
  func execute(_ course: Course) async throws
}

final class DefaultEnrollInCourseUseCase: EnrollInCourseUseCase {
  private var isUnderWay = false
  private let repository: any CourseRepository

  init(repository: any CourseRepository) {
    self.repository = repository
  }

  func execute(_ course: Course) async throws {
    guard !course.isFull else { throw CourseIsFull() }
    guard !isUnderWay else { return }
    isUnderWay = true
    defer { isUnderWay = false }
    try await repository.enroll(inCourse: course.id)
  }
}
