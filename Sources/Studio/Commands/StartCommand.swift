import Curriculum
import Terminal

/// `atelier start`: takes up an exercise and says what it asks for.
struct StartCommand {
  let place: Place
  let exercise: String?

  func run() throws -> Bool {
    let course = try place.course()
    let named = try exercise.map { try place.id($0, in: course) }
    let workspace = try place.workspace(for: course)
    let id = try named ?? Self.exerciseInHand(of: course, place.savedProgress())
    let exercise = try place.exercise(id, of: course)
    let saved = try Progress.update(in: workspace.root) { progress in
      progress.current = id
      return progress[id]
    }
    let folder = workspace.folder(of: id)
    try place.console.print(
      StepView(
        exercise: exercise, progress: saved.result, folder: place.shown(folder), location: folder,
        present: try? SourceFolder.read(folder).files.map(\.path), width: place.console.width
      ).lines)
    return true
  }

  /// The one that was taken up and is not done, else the first that is not.
  static func exerciseInHand(of course: Course, _ progress: Progress) throws -> ExerciseID {
    if let current = progress.current, progress[current].completed == nil,
      course.exercises.contains(where: { $0.id == current })
    {
      return current
    }
    let next = course.nextUnfinished(progress, after: progress.current) ?? course.exercises.first
    guard let next else { throw Failure.emptyCourse }
    return next.id
  }
}

extension Course {
  /// The next exercise that is not done, going on from one and then from the start.
  func nextUnfinished(_ progress: Progress, after id: ExerciseID?) -> ExerciseEntry? {
    let here = exercises.firstIndex { $0.id == id } ?? 0
    return (exercises[here...] + exercises[..<here]).first {
      $0.id != id && progress[$0.id].completed == nil
    }
  }
}

/// `atelier` alone: the studio at the next unfinished step; away from a terminal the step is printed.
struct ResumeCommand {
  let place: Place
  let isPlain: Bool

  func run() throws -> Bool {
    guard place.world.inputIsTerminal, place.world.outputIsTerminal else {
      return try StartCommand(place: place, exercise: nil).run()
    }
    return try WatchCommand(place: place, isPlain: isPlain, staysWithDone: false).run()
  }
}
