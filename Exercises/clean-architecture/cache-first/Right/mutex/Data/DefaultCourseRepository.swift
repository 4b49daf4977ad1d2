import Domain
import Foundation
import Synchronization

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
public final class DefaultCourseRepository: CourseRepository {
  private static let key = "courses"
  private static let timeToLive: TimeInterval = 3600

  private let api: any CourseAPI
  private let cache: any Cache
  private let now: () -> Date
  private let running = Mutex<Task<[Course], any Error>?>(nil)

  public init(api: any CourseAPI, cache: any Cache, now: @escaping () -> Date) {
    self.api = api
    self.cache = cache
    self.now = now
  }

  public func courses() async throws -> [Course] {
    enum Found {
      case courses([Course])
      case request(Task<[Course], any Error>)
    }
    let found: Found = running.withLock { running in
      if let running { return .request(running) }
      if let fresh = freshCourses { return .courses(fresh) }
      let task = Task { try await fetch() }
      running = task
      return .request(task)
    }
    switch found {
    case .courses(let courses): return courses
    case .request(let task): return try await task.value
    }
  }

  private var freshCourses: [Course]? {
    guard let entry = cache.entry(forKey: Self.key), !entry.isExpired(at: now()),
      let courses = entry.value as? [Course], !courses.isEmpty
    else { return nil }
    return courses
  }

  private func fetch() async throws -> [Course] {
    defer { running.withLock { $0 = nil } }
    let courses = try await api.courses().map { $0.toDomain() }
    let entry = CacheEntry(value: courses, storedAt: now(), timeToLive: Self.timeToLive)
    // A full cache costs a request next time, not the answer of this one.
    try? cache.store(entry, forKey: Self.key)
    return courses
  }
}
