// caught by: Step3.testFullCoursesAreNoticed
/// Holds a use case for enrolments against the rules of the school.
@MainActor
enum EnrolmentTests {
  /// A sentence for each rule that the use case breaks.
  static func failures(
    of make: (any CourseRepository) -> any EnrollInCourseUseCase
  ) async -> [String] {
    var failures: [String] = []
    for seats in [1, 12] {
      let repository = RepositorySpy()
      let error = await error(of: make(repository), seats: seats)
      if error != nil { failures.append("A course with \(seats) seats was refused.") }
      if repository.enrolled != [41] {
        failures.append("The repository was asked for \(repository.enrolled), not once for 41.")
      }
    }
    for seats in [0, -1] {
      let repository = RepositorySpy()
      let error = await error(of: make(repository), seats: seats)
      let isRefused = seats == 0 ? error is CourseIsFull : error != nil
      if !isRefused { failures.append("A course with \(seats) seats was accepted.") }
      if !repository.enrolled.isEmpty { failures.append("The repository heard of a full course.") }
    }
    let broken = RepositorySpy()
    broken.failure = Broken()
    if !(await error(of: make(broken), seats: 3) is Broken) {
      failures.append("An error of the repository did not arrive.")
    }
    return failures
  }

  private static func error(
    of useCase: any EnrollInCourseUseCase, seats: Int
  ) async -> (any Error)? {
    do {
      let course = Course(id: 41, title: "Pottery", description: "Bowls", seatsLeft: seats)
      try await useCase.execute(course)
      return nil
    } catch {
      return error
    }
  }
}

private struct Broken: Error {}

private final class RepositorySpy: CourseRepository {
  private(set) var enrolled: [Int] = []
  var failure: (any Error)?

  func fetchCourses() async throws -> [Course] { [] }

  func enroll(inCourse id: Int) async throws {
    enrolled.append(id)
    if let failure { throw failure }
  }
}
