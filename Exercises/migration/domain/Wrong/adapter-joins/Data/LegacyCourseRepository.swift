// caught by: Step3.testAdapterPassesEachCallOn
/// Fulfils the domain's promise with the old API, until there is a data layer.
final class LegacyCourseRepository: CourseRepository {
  private var waiting: [CheckedContinuation<[Course], any Error>] = []
  private let api: any CourseAPI

  init(api: any CourseAPI) {
    self.api = api
  }

  func fetchCourses() async throws -> [Course] {
    try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      guard waiting.count == 1 else { return }
      api.fetchCourses { answer in
        let all = self.waiting
        self.waiting = []
        all.forEach { $0.resume(with: answer) }
      }
    }
  }

  func enroll(inCourse id: Int) async throws {
    try await withCheckedThrowingContinuation { continuation in
      api.enroll(in: id) { continuation.resume(with: $0) }
    }
  }
}
