/// A course that can be taken.
struct Course: Equatable {
  let id: Int
  let title: String
}

protocol CourseAPI: AnyObject {
  func courses() async throws -> [Course]
}

protocol CourseCache: AnyObject {
  var courses: [Course]? { get set }
}

protocol CourseRepository: AnyObject {
  func courses() async throws -> [Course]
}

protocol ProgressStore: AnyObject {
  func finish(lesson: Int, of course: Int)
  func finishedLessons(of course: Int) -> Set<Int>
}

/// One lesson that somebody is taking: it counts wrong answers, so every lesson needs its own.
protocol LessonSession: AnyObject {
  var mistakes: Int { get }
  func answer(isRight: Bool)
  func finish(lesson: Int, of course: Int)
}
