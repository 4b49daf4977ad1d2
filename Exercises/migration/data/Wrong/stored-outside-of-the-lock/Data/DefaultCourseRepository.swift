// caught by: Step3Sharing.testEnrolmentWhileCoursesAreStored
import Foundation

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
final class DefaultCourseRepository: CourseRepository, @unchecked Sendable {
  private let lock = NSLock()
  private static let timeToLive: TimeInterval = 3600

  private let remote: any CourseRemote
  private let cache: any CourseCache
  private let now: () -> Date
  private var request: Task<[Course], any Error>?
  /// How many there have been: a request from before the last one brings seats that are wrong.
  private var enrolments = 0

  init(remote: any CourseRemote, cache: any CourseCache, now: @escaping () -> Date) {
    self.remote = remote
    self.cache = cache
    self.now = now
  }

  func fetchCourses() async throws -> [Course] {
    if let fresh = freshCourses { return fresh }
    let task = lock.withLock {
      if let request { return request }
      let request = Task { [enrolments] in try await fetch(after: enrolments) }
      self.request = request
      return request
    }
    return try await task.value
  }

  func enroll(inCourse id: Int) async throws {
    try await remote.enroll(inCourse: id)
    lock.withLock {
      enrolments += 1
      request = nil
    }
    cache.clear()
  }

  private var freshCourses: [Course]? {
    guard let cached = cache.load(), !cached.courses.isEmpty,
      now().timeIntervalSince(cached.storedAt) < Self.timeToLive
    else { return nil }
    return cached.courses
  }

  private func fetch(after count: Int) async throws -> [Course] {
    defer { lock.withLock { if count == enrolments { request = nil } } }
    let courses = try await remote.fetchCourses().map { $0.toDomain() }
    guard lock.withLock({ count == enrolments }) else { return courses }
    // A full cache costs a request next time, not the answer of this one.
    try? cache.store(CachedCourses(courses: courses, storedAt: now()))
    return courses
  }
}
