// caught by: Step3.testAdapterFetches
/// Fulfils the domain's promise with the old API, until there is a data layer.
final class LegacyCourseRepository: CourseRepository {
  private let api: any CourseAPI
  private var remembered: [Course]?

  init(api: any CourseAPI) {
    self.api = api
  }

  func fetchCourses() async throws -> [Course] {
    if let remembered { return remembered }
    let courses: [Course] = try await withCheckedThrowingContinuation { continuation in
      api.fetchCourses { continuation.resume(with: $0) }
    }
    remembered = courses
    return courses
  }

  func enroll(inCourse id: Int) async throws {
    try await withCheckedThrowingContinuation { continuation in
      api.enroll(in: id) { continuation.resume(with: $0) }
    }
  }
}
