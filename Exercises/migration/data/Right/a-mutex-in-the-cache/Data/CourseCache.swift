import Foundation
import Synchronization

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
  private let cached = Mutex<CachedCourses?>(nil)

  init() {}

  func load() -> CachedCourses? {
    cached.withLock { $0 }
  }

  func store(_ courses: CachedCourses) throws {
    cached.withLock { $0 = courses }
  }

  func clear() {
    cached.withLock { $0 = nil }
  }
}
