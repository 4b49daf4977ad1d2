import Curriculum
import FoundationEssentials
import Reports
import Terminal

/// `atelier progress`: what is finished and what is left.
struct ProgressCommand {
  let place: Place
  let json: Bool

  func run() throws -> Bool {
    let course = try place.course()
    let progress = try place.savedProgress()
    if json {
      try place.console.print(raw: report(course, progress).text)
    } else {
      try place.console.print(ProgressView(course: course, progress: progress).lines)
    }
    return true
  }

  private func report(_ course: Course, _ progress: Progress) -> JSON {
    let done = course.exercises.count { progress[$0.id].completed != nil }
    return .object([
      ("schema", .string("atelier.progress/1")), ("course", .string(course.title)),
      ("done", .int(done)), ("total", .int(course.exercises.count)),
      ("current", .optional(progress.current?.description)),
      (
        "exercises",
        .array(
          course.exercises.map { entry in
            let saved = progress[entry.id]
            return .object([
              ("id", .string(entry.id.description)),
              ("isDone", .bool(saved.completed != nil)),
              (
                "completed",
                .optional(saved.completed.map { $0.formatted(.iso8601) })
              ),
              ("passedSteps", .array(saved.passedSteps.sorted().map(JSON.int))),
              ("passedChecks", .array(saved.passedChecks.sorted().map(JSON.string))),
            ])
          })
      ),
    ])
  }
}
