// caught by: Step2CacheFirst.testFailureIsNotHidden
import Foundation

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
actor DefaultCourseRepository: CourseRepository {
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
    if let request { return try await request.value }
    let request = Task { [enrolments] in try await fetch(after: enrolments) }
    self.request = request
    return try await request.value
  }

  func enroll(inCourse id: Int) async throws {
    try await remote.enroll(inCourse: id)
    enrolments += 1
    request = nil
    cache.clear()
  }

  private var freshCourses: [Course]? {
    guard let cached = cache.load(), !cached.courses.isEmpty,
      now().timeIntervalSince(cached.storedAt) < Self.timeToLive
    else { return nil }
    return cached.courses
  }

  private func fetch(after count: Int) async throws -> [Course] {
    defer { if count == enrolments { request = nil } }
    let courses: [Course]
    do {
      courses = try await remote.fetchCourses().map { $0.toDomain() }
    } catch let error as URLError where error.code == .timedOut {
      courses = try await remote.fetchCourses().map { $0.toDomain() }
    }
    guard count == enrolments else { return courses }
    // A full cache costs a request next time, not the answer of this one.
    try? cache.store(CachedCourses(courses: courses, storedAt: now()))
    return courses
  }
}
