// caught by: Step3UnitTests.testFullCoursesAreNoticed
/// Holds a use case for enrolments against the rules of the school.
@MainActor
enum EnrolmentTests {
  static func failures(
    of make: (any CourseRepository) -> any EnrollInCourseUseCase
  ) async -> [String] {
    []
  }
}
