import Domain
import Foundation

/// Courses from the cache, or else from the server.
public final class DefaultCourseRepository: CourseRepository {
  private let api = RemoteCourseAPI.shared
  private let cache = MemoryCache.shared

  public init() {}

  public func courses() async throws -> [Course] {
    if let entry = cache.entry(forKey: "courses"), let courses = entry.value as? [Course] {
      if entry.isExpired {
        Task { await refresh() }
      }
      return courses
    }
    await refresh()
    return cache.entry(forKey: "courses")?.value as? [Course] ?? []
  }

  private func refresh() async {
    let answer = try? await api.courses()
    let courses = (answer ?? []).map { $0.toDomain() }
    let entry = CacheEntry(value: courses, storedAt: Date(), timeToLive: 3600)
    try? cache.store(entry, forKey: "courses")
  }
}
