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
    let task: Task<[Course], Error>
    lock.lock()
    if let inFlight {
      task = inFlight
    } else if let cached = cachedCourses() {
      lock.unlock()
      return cached
    } else {
      task = Task { try await self.fetch() }
      inFlight = task
    }
    lock.unlock()
    return try await task.value
  }

  private func fetch() async throws -> [Course] {
    defer { lock.withLock { inFlight = nil } }
    let courses = try await api.courses().map { $0.toDomain() }
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
