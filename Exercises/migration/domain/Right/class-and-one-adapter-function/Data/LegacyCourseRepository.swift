/// Fulfils the domain's promise with the old API, until there is a data layer.
final class LegacyCourseRepository: CourseRepository {
  private let api: any CourseAPI

  init(api: any CourseAPI) {
    self.api = api
  }

  func fetchCourses() async throws -> [Course] {
    try await answer { self.api.fetchCourses(completion: $0) }
  }

  func enroll(inCourse id: Int) async throws {
    try await answer { self.api.enroll(in: id, completion: $0) }
  }

  private func answer<Value>(
    _ ask: (@escaping (Result<Value, Error>) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      ask { result in
        switch result {
        case .success(let value): continuation.resume(returning: value)
        case .failure(let error): continuation.resume(throwing: error)
        }
      }
    }
  }
}
