import Foundation

/// Courses from the cache while they are fresh, else from the server, with one request at a time.
final class DefaultCourseRepository: CourseRepository, @unchecked Sendable {
  private final class Request {
    var work: Task<[Course], any Error>?
    var waiting = 0
  }

  private let remote: any CourseRemote
  private let cache: any CourseCache
  private let now: () -> Date
  private let lock = NSRecursiveLock()
  private var request: Request?

  init(remote: any CourseRemote, cache: any CourseCache, now: @escaping () -> Date) {
    self.remote = remote
    self.cache = cache
    self.now = now
  }

  func fetchCourses() async throws -> [Course] {
    let found = lock.withLock { () -> Result<[Course], Never>? in
      guard let cached = cache.load(), !cached.courses.isEmpty else { return nil }
      return now() < cached.storedAt + 3600 ? .success(cached.courses) : nil
    }
    if let found { return found.get() }
    let mine = lock.withLock { join() }
    return try await withTaskCancellationHandler {
      try await mine.work?.value ?? []
    } onCancel: {
      leave(mine)
    }
  }

  func enroll(inCourse id: Int) async throws {
    try await remote.enroll(inCourse: id)
    lock.withLock {
      request = nil
      cache.clear()
    }
  }

  /// The request under way, or a new one, with one more who waits for it.
  private func join() -> Request {
    let joined = request ?? Request()
    joined.waiting += 1
    if joined.work == nil {
      request = joined
      joined.work = Task { try await fetch(for: joined) }
    }
    return joined
  }

  /// Where nobody waits any more, nobody needs the answer.
  private func leave(_ left: Request) {
    lock.withLock {
      left.waiting -= 1
      guard left.waiting == 0 else { return }
      left.work?.cancel()
      if request === left { request = nil }
    }
  }

  private func fetch(for mine: Request) async throws -> [Course] {
    defer { lock.withLock { if request === mine { request = nil } } }
    let courses = try await remote.fetchCourses().map { $0.toDomain() }
    lock.withLock {
      guard request === mine else { return }
      try? cache.store(CachedCourses(courses: courses, storedAt: now()))
    }
    return courses
  }
}
