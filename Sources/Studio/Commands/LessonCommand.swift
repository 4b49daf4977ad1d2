import Curriculum
import Markdown
import Terminal

/// `atelier lesson`: what to read before the exercises.
struct LessonCommand {
  let place: Place
  let name: String?

  func run() throws -> Bool {
    let course = try place.course()
    let lesson = try lesson(in: course)
    let text = try course.lessonText(lesson)
    var lines = LessonView(width: place.console.width).lines(of: text)
    if let exercise = lesson.exercises.first {
      lines += [
        StyledLine(""), StyledLine("Next: `atelier start \(exercise.id)`.", style: .secondary),
      ]
    }
    try place.console.print(lines)
    return true
  }

  /// Named by its own id or by one of its exercises; else that of the exercise in hand.
  private func lesson(in course: Course) throws -> Lesson {
    if let name {
      if let lesson = course.lessons.first(where: { $0.id == name }) { return lesson }
      guard let id = try? place.id(name, in: course),
        let lesson = course.lessons.first(where: { $0.id == id.lesson })
      else { throw Failure.unknownLesson(name, known: course.lessons.map(\.id)) }
      return lesson
    }
    let id = try place.id(nil, in: course, progress: place.savedProgress())
    guard
      let lesson = course.lessons.first(where: { lesson in
        lesson.exercises.contains { $0.id == id }
      })
    else { throw Failure.emptyCourse }
    return lesson
  }
}
