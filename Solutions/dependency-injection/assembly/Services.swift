import Foundation

final class RemoteCourseAPI: CourseAPI {
  func courses() async throws -> [Course] {
    guard let url = URL(string: "https://lingua.example/courses") else { throw URLError(.badURL) }
    let (body, _) = try await URLSession.shared.data(from: url)
    let titles = String(decoding: body, as: UTF8.self).split(separator: "\n").map(String.init)
    return titles.enumerated().map { Course(id: $0, title: $1) }
  }
}

final class MemoryCourseCache: CourseCache {
  var courses: [Course]?
}

final class CachedCourseRepository: CourseRepository {
  private let api: any CourseAPI
  private let cache: any CourseCache

  init(api: any CourseAPI, cache: any CourseCache) {
    self.api = api
    self.cache = cache
  }

  func courses() async throws -> [Course] {
    if let courses = cache.courses { return courses }
    let courses = try await api.courses()
    cache.courses = courses
    return courses
  }
}

final class MemoryProgressStore: ProgressStore {
  private var finished: [Int: Set<Int>] = [:]

  func finish(lesson: Int, of course: Int) {
    finished[course, default: []].insert(lesson)
  }

  func finishedLessons(of course: Int) -> Set<Int> {
    finished[course, default: []]
  }
}

final class CountingLessonSession: LessonSession {
  private(set) var mistakes = 0
  private let progress: any ProgressStore

  init(progress: any ProgressStore) {
    self.progress = progress
  }

  func answer(isRight: Bool) {
    if !isRight { mistakes += 1 }
  }

  func finish(lesson: Int, of course: Int) {
    if mistakes < 3 { progress.finish(lesson: lesson, of: course) }
  }
}
