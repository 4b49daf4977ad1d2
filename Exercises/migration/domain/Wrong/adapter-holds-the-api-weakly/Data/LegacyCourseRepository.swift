// caught by: Step3.testAdapterKeepsItsAPI
/// Fulfils the domain's promise with the old API, until there is a data layer.
struct LegacyCourseRepository: CourseRepository {
  private weak var api: (any CourseAPI)?

  init(api: any CourseAPI) {
    self.api = api
  }

  func fetchCourses() async throws -> [Course] {
    try await withCheckedThrowingContinuation { continuation in
      api?.fetchCourses { continuation.resume(with: $0) }
    }
  }

  func enroll(inCourse id: Int) async throws {
    try await withCheckedThrowingContinuation { continuation in
      api?.enroll(in: id) { continuation.resume(with: $0) }
    }
  }
}
