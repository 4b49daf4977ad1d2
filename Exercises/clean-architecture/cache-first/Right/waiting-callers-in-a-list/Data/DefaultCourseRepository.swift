import Domain
import Foundation

public actor DefaultCourseRepository: CourseRepository {
  private let api: any CourseAPI
  private let cache: any Cache
  private let now: () -> Date
  private var waiting: [CheckedContinuation<[Course], any Error>] = []

  public init(api: any CourseAPI, cache: any Cache, now: @escaping () -> Date) {
    self.api = api
    self.cache = cache
    self.now = now
  }

  public func courses() async throws -> [Course] {
    if let entry = cache.entry(forKey: "courses"), !entry.isExpired(at: now()),
      let courses = entry.value as? [Course], courses.count > 0
    {
      return courses
    }
    return try await withCheckedThrowingContinuation { continuation in
      waiting.append(continuation)
      if waiting.count == 1 { Task { await self.fetch() } }
    }
  }

  private func fetch() async {
    var result: Result<[Course], any Error>
    do {
      result = .success(try await api.courses().map { $0.toDomain() })
    } catch {
      result = .failure(error)
    }
    if case .success(let courses) = result {
      try? cache.store(
        CacheEntry(value: courses, storedAt: now(), timeToLive: 60 * 60), forKey: "courses")
    }
    let callers = waiting
    waiting = []
    for caller in callers { caller.resume(with: result) }
  }
}
