// caught by: Step3OneRequest.testAnswerIsStoredOnce
import Domain
import Foundation

/// Courses from the cache, or else from the server.
public final class DefaultCourseRepository: CourseRepository {
  private let api: any CourseAPI
  private let cache: any Cache
  private let now: () -> Date
  private let lock = NSLock()
  private var inFlight: Task<[Course], Error>?

  private static let cacheKey = "courses"
  private static let timeToLive: TimeInterval = 3600

  public init(api: any CourseAPI, cache: any Cache, now: @escaping () -> Date) {
    self.api = api
    self.cache = cache
    self.now = now
  }

  public func courses() async throws -> [Course] {
    if let cached = cachedCourses() { return cached }
    let (task, isMine) = lock.withLock {
      if let inFlight { return (inFlight, false) }
      let task = Task { [api] in try await api.courses().map { $0.toDomain() } }
      inFlight = task
      return (task, true)
    }
    guard isMine else { return try await task.value }
    defer { lock.withLock { inFlight = nil } }
    let courses = try await task.value
    let entry = CacheEntry(value: courses, storedAt: now(), timeToLive: Self.timeToLive)
    try? cache.store(entry, forKey: Self.cacheKey)
    return courses
  }

  private func cachedCourses() -> [Course]? {
    guard let entry = cache.entry(forKey: Self.cacheKey),
      !entry.isExpired(at: now()),
      let courses = entry.value as? [Course],
      !courses.isEmpty
    else { return nil }
    return courses
  }
}
