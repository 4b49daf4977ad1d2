// caught by: Step2.testMemoryCacheKeepsTheLast
import Foundation

/// Courses, and when they were fetched.
struct CachedCourses: Equatable, Sendable {
  let courses: [Course]
  let storedAt: Date
}

/// Remembers courses for a while.
protocol CourseCache {
  func load() -> CachedCourses?

  /// Throws if there is no room left.
  func store(_ courses: CachedCourses) throws

  func clear()
}

/// A cache that lives as long as the app does.
final class MemoryCourseCache: CourseCache {
  private let lock = NSLock()
  private var cached: CachedCourses?

  init() {}

  func load() -> CachedCourses? {
    lock.withLock { cached }
  }

  func store(_ courses: CachedCourses) throws {
    lock.withLock {
      if cached.map({ $0.storedAt <= courses.storedAt }) ?? true { cached = courses }
    }
  }

  func clear() {
    lock.withLock { cached = nil }
  }
}
