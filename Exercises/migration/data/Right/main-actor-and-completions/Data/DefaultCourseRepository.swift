import Foundation

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
@MainActor
final class DefaultCourseRepository: CourseRepository {
  private let remote: any CourseRemote
  private let cache: any CourseCache
  private let now: () -> Date
  private var request: Task<[Course], any Error>?
  private var newest: UUID?

  nonisolated init(remote: any CourseRemote, cache: any CourseCache, now: @escaping () -> Date) {
    self.remote = remote
    self.cache = cache
    self.now = now
  }

  func fetchCourses() async throws -> [Course] {
    if let cached = cache.load(), cached.courses.count > 0 {
      let age = now().timeIntervalSince(cached.storedAt)
      if age < 60 * 60 { return cached.courses }
    }
    let request = self.request ?? begin()
    return try await request.value
  }

  func enroll(inCourse id: Int) async throws {
    try await remote.enroll(inCourse: id)
    // Who still waits for an older request gets its answer, but nobody joins them.
    request = nil
    cache.clear()
  }

  private func begin() -> Task<[Course], any Error> {
    let key = UUID()
    let request = Task { @MainActor in
      defer { if newest == key { self.request = nil } }
      var courses: [Course] = []
      for record in try await remote.fetchCourses() { courses.append(record.toDomain()) }
      guard newest == key, self.request != nil else { return courses }
      do {
        try cache.store(CachedCourses(courses: courses, storedAt: now()))
      } catch {
        // The answer counts, the cache does not.
      }
      return courses
    }
    self.request = request
    newest = key
    return request
  }
}
