import Curriculum
import Reports
import Terminal

/// `atelier list`: the outline of the course and how far the learner is.
struct ListCommand {
  let place: Place
  let format: ListFormat

  func run() throws -> Bool {
    let course = try place.course()
    let progress = try place.savedProgress()
    switch format {
    case .ids:
      try place.console.print(raw: course.exercises.map { "\($0.id)\n" }.joined())
    case .json: try place.console.print(raw: json(of: course, progress).text)
    case .text: try place.console.print(ListView(course: course, progress: progress).lines)
    }
    return true
  }

  private func json(of course: Course, _ progress: Progress) -> JSON {
    .object([
      ("schema", .string("atelier.list/1")), ("course", .string(course.title)),
      (
        "lessons",
        .array(
          course.lessons.map { lesson in
            .object([
              ("id", .string(lesson.id)), ("title", .string(lesson.title)),
              (
                "exercises",
                .array(
                  lesson.exercises.map { entry in
                    .object([
                      ("id", .string(entry.id.description)), ("title", .string(entry.title)),
                      ("isDone", .bool(progress[entry.id].completed != nil)),
                      ("isCurrent", .bool(progress.current == entry.id)),
                    ])
                  })
              ),
            ])
          })
      ),
    ])
  }
}
