// caught by: Step2Failures.testFailureReachesTheCaller
import Domain
import Foundation

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
public actor DefaultCourseRepository: CourseRepository {
  private static let key = "courses"
  private static let timeToLive: TimeInterval = 3600

  private let api: any CourseAPI
  private let cache: any Cache
  private let now: () -> Date
  private var request: Task<[Course], any Error>?

  public init(api: any CourseAPI, cache: any Cache, now: @escaping () -> Date) {
    self.api = api
    self.cache = cache
    self.now = now
  }

  public func courses() async throws -> [Course] {
    if let fresh = freshCourses { return fresh }
    if let request { return try await request.value }
    let request = Task { try await fetch() }
    self.request = request
    return try await request.value
  }

  private var freshCourses: [Course]? {
    guard let entry = cache.entry(forKey: Self.key), !entry.isExpired(at: now()),
      let courses = entry.value as? [Course], !courses.isEmpty
    else { return nil }
    return courses
  }

  private func fetch() async throws -> [Course] {
    defer { request = nil }
    let courses: [Course]
    do {
      courses = try await api.courses().map { $0.toDomain() }
    } catch let error as URLError where error.code == .cancelled {
      return []
    }
    let entry = CacheEntry(value: courses, storedAt: now(), timeToLive: Self.timeToLive)
    // A full cache costs a request next time, not the answer of this one.
    try? cache.store(entry, forKey: Self.key)
    return courses
  }
}
