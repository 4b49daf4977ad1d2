import Curriculum
import FoundationEssentials
import Grading
import Terminal

/// `atelier release`: the course as learners get it.
struct ReleaseCommand {
  let place: Place
  let folder: String

  func run() throws -> Bool {
    let course = try place.wholeCourse(at: place.courseRoot())
    let target = place.url(folder).path
    guard try StudentEdition.canBeWritten(to: target) else { throw Failure.folderInUse(target) }
    let library = try place.kitLibrary()
    var (edition, problems) = course.studentEdition(knownKits: Set(library.sources.names))
    if let reduced = edition?.reduced { problems += try self.problems(of: reduced, library) }
    guard let edition, problems.isEmpty else {
      try place.console.print(raw: problems.map { "\(harmlessLines($0.asLine))\n" }.joined())
      throw Failure.notReleased(problems.count)
    }
    try edition.write(to: target)
    if place.console.options.verbosity != .quiet {
      try place.console.print(lines(for: edition, in: target))
    }
    return true
  }

  /// Open checks that need a sealed file would not even compile for learners.
  private func problems(
    of exercises: [Exercise], _ library: KitLibrary
  ) throws -> [CourseProblem] {
    if exercises.isEmpty { return [] }
    place.startJanitor()
    _ = try library.kits(named: library.names(for: exercises), onBuild: place.tellOfBuild)
    let grader = Grader(kits: library, revealsChecks: true, isAlone: false)
    return concurrently(exercises) { exercise -> CourseProblem? in
      let grade = grader.gradeOrError(exercise, files: exercise.solution)
      guard grade.status != .passed else { return nil }
      let failed = grade.steps.flatMap(\.checks).first { $0.status != .passed }
      return CourseProblem(
        file: "Exercises/\(exercise.id)/exercise.md",
        message: "Without its sealed checks the exercise does not hold: \(failed?.id ?? "") "
          + (failed?.message ?? grade.message ?? grade.status.rawValue),
        fix: "Let open checks use nothing that a sealed file declares.")
    }.compactMap(\.self)
  }

  private func lines(for edition: StudentEdition, in target: String) -> [StyledLine] {
    var lines: [StyledLine] = [
      .text(
        "✓ \(edition.exercises) exercises, \(edition.files.count) files in "
          + "\(place.shown(URL(filePath: target))).", .success)
    ]
    if edition.sealedChecks > 0 {
      lines.append(
        .text(
          "\(edition.sealedChecks) sealed checks stay here: `atelier grade … --checks` has them."))
    }
    if edition.hiddenHintLines > 0 {
      lines.append(
        .text(
          "\(edition.hiddenHintLines) lines of hints stand in a solution or a sealed check; in the "
            + "student edition there is `…` in their place."))
    }
    return lines
  }
}
