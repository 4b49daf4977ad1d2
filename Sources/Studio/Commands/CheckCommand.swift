import Curriculum
import FoundationEssentials
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
    place.startJanitor()
    _ = try library.kits(named: library.names(for: [exercise]), onBuild: place.tellOfBuild)
    let grade = Grader(kits: library)
      .grade(exercise, filesIn: workspace.folder(of: id))
    if grade.status == .error { throw Failure.notGraded(grade.message ?? "") }
    let (progress, justPassed) = try remember(grade, in: workspace)
    if json {
      let learned = exercise.steps.compactMap { step in step.learned.map { (step.number, $0) } }
      try place.console.print(
        raw: grade.document(
          confinement: place.confinement.rawValue,
          learned: Dictionary(learned, uniquingKeysWith: { first, _ in first })
        ).text)
    } else if !(grade.status == .passed && place.console.options.verbosity == .quiet) {
      try place.console.print(
        GradeView(
          grade: grade, exercise: exercise, folder: place.shown(workspace.folder(of: id)),
          next: course.nextUnfinished(progress, after: id)?.id,
          stepInHand: exercise.stepInHand(progress[id]).number, justPassed: justPassed,
          sources: sources(of: id, in: workspace),
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

  /// The progress as it is now, and the steps that had not passed before.
  private func remember(_ grade: Grade, in workspace: Workspace) throws -> (Progress, Set<Int>) {
    let now = place.world.now()
    let update = try Progress.update(in: workspace.root) { progress in
      let before = progress[grade.exercise].passedSteps
      progress.note(grade, at: now)
      return (progress, progress[grade.exercise].passedSteps.subtracting(before))
    }
    for notice in update.notices { place.console.remark(notice.description) }
    return update.result
  }
}

extension Progress {
  /// Remembers what passes now, and when all of it passed for the first time.
  mutating func note(_ grade: Grade, at now: Date) {
    current = grade.exercise
    // A typing error says nothing about what has been learned.
    if grade.status == .passed || grade.status == .failed {
      self[grade.exercise].passedChecks = Set(
        grade.steps.flatMap(\.checks).filter { $0.status == .passed }.map(\.id))
      self[grade.exercise].passedSteps = Set(
        grade.steps.filter { $0.status == .passed }.map(\.number))
      let open = grade.steps.first { $0.status != .passed } ?? grade.steps.last
      self[grade.exercise].furthestStep = [open?.number, self[grade.exercise].furthestStep]
        .compactMap(\.self).max()
    }
    if grade.status == .passed, self[grade.exercise].completed == nil {
      self[grade.exercise].completed = now
    }
  }
}
