import Curriculum
import Grading
import Reports
import Sandbox
import Terminal

/// `atelier check`: grades the learner's files once and remembers what passes.
struct CheckCommand {
  let place: Place
  let exercise: String?
  let json: Bool

  func run() throws -> Bool {
    let (course, workspace, exercise) = try place.open(exercise)
    let id = exercise.id
    let library = try place.kitLibrary()
    _ = try library.kits(named: exercise.kits + [KitLibrary.driver], onBuild: place.tellOfBuild)
    let grade = Grader(kits: library)
      .grade(exercise, filesIn: workspace.folder(of: id))
    if grade.status == .error { throw Failure.notGraded(grade.message ?? "") }
    let progress = try remember(grade, in: workspace)
    if json {
      try place.console.print(raw: grade.document(confinement: place.confinement.rawValue).text)
    } else if !(grade.status == .passed && place.console.options.verbosity == .quiet) {
      try place.console.print(
        GradeView(
          grade: grade, exercise: exercise, folder: place.shown(workspace.folder(of: id)),
          next: course.nextUnfinished(progress), sources: sources(of: id, in: workspace),
          width: place.console.width,
          isExplained: { Explanation.page(for: $0) != nil }
        ).lines)
    }
    return grade.status == .passed
  }

  /// Only to show errors in: without them the errors are told by their places.
  private func sources(of id: ExerciseID, in workspace: Workspace) -> [SourceFile] {
    (try? SourceFolder.read(workspace.folder(of: id)).files) ?? []
  }

  private func remember(_ grade: Grade, in workspace: Workspace) throws -> Progress {
    let now = place.world.now()
    let update = try Progress.update(in: workspace.root) { progress in
      progress.current = grade.exercise
      // A typing error says nothing about what has been learned.
      if grade.status == .passed || grade.status == .failed {
        progress[grade.exercise].passedChecks = Set(
          grade.steps.flatMap(\.checks).filter { $0.status == .passed }.map(\.id))
        progress[grade.exercise].passedSteps = Set(
          grade.steps.filter { $0.status == .passed }.map(\.number))
      }
      if grade.status == .passed, progress[grade.exercise].completed == nil {
        progress[grade.exercise].completed = now
      }
      return progress
    }
    for notice in update.notices { place.console.remark(notice.description) }
    return update.result
  }
}
