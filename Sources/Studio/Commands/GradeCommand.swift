import Curriculum
import FoundationEssentials
import Grading
import Reports
import Sandbox

/// `atelier grade`: grades the submissions of others.
struct GradeCommand {
  let place: Place
  let request: GradeRequest

  func run() throws -> Bool {
    let confinement = try enoughConfinement()
    let course = try place.course()
    let single = try request.exercise.map { try place.id($0, in: course) }
    let (exercises, broken) = try load(
      single.map { [$0] } ?? course.exercises.map(\.id), of: course)
    let library = try place.kitLibrary(atOnce: request.jobs)
    var limits = GradingLimits()
    if let seconds = request.timeout { limits.check = .seconds(seconds) }
    let paths = request.paths.map { place.url($0).path }
    let submissions = paths.flatMap {
      Submission.at($0, course: course.exercises.map(\.id), exercise: single)
    }
    let toolchain = library.calls.toolchain
    let names = Set(exercises.flatMap(\.kits)).sorted() + [KitLibrary.driver]
    let kits = try library.kits(named: names, onBuild: place.tellOfBuild)
    let journal = try GradeJournal(
      in: library.cache.runs,
      of: GradeJournal.Run(
        id: ContentID.of([course.root.path, single?.description ?? ""] + paths),
        basis: ContentID.of(
          [library.tool, toolchain.identity, "\(limits)", confinement.rawValue]
            + kits.map(\.identity)
            + exercises.map(\.gradedContent))),
      resuming: request.resumes)
    tell(of: journal.former, submissions: submissions.count)
    let run = GradeRun(
      exercises: exercises,
      grader: Grader(kits: library, limits: limits, isAlone: submissions.count == 1),
      journal: journal,
      jobs: request.jobs, meter: ProgressMeter(console: place.console, total: submissions.count))
    let graded = GradedSubmissions(
      entries: try run.entries(of: submissions), journal: journal, broken: broken)
    let header = ReportHeader(
      tool: toolVersion, toolchain: toolchain.version, confinement: confinement.rawValue,
      course: course.title)
    try GradeReports(place: place, requests: request.reports, header: header).write(graded)
    let failure = try graded.failure()
    try journal.remove()
    if let failure { throw failure }
    return graded.isAllPassed
  }

  /// Somebody else's code is run only as well confined as was asked for, and never without a word.
  private func enoughConfinement() throws -> ConfinementLevel {
    let level = place.confinement
    let required = request.requiredSandbox.flatMap(ConfinementLevel.init(rawValue:)) ?? .weak
    guard level >= required || (level == .none && request.allowsNoSandbox) else {
      throw Failure.notConfined(level: level.rawValue, required: request.requiredSandbox)
    }
    return level
  }

  /// The exercises that can be graded, and a grade that says why for each of the others.
  private func load(
    _ wanted: [ExerciseID], of course: Course
  ) throws -> (exercises: [Exercise], broken: [Grade]) {
    guard !wanted.isEmpty else { throw Failure.emptyCourse }
    var exercises: [Exercise] = []
    var broken: [Grade] = []
    for id in wanted {
      let (exercise, problems) = course.loadExercise(id, for: .use)
      if let exercise {
        exercises.append(exercise)
        for problem in problems { place.console.remark(problem.asLine) }
      } else {
        let reasons = problems.map(\.asLine).joined(separator: "\n")
        broken.append(
          Grade(exercise: id, status: .error, message: "The exercise is broken: \(reasons)"))
      }
    }
    return (exercises, broken)
  }

  private func tell(of former: GradeJournal.Former, submissions: Int) {
    switch former {
    case .none:
      if request.resumes {
        place.console.remark("There is no interrupted run of this to go on with: grading all.")
      }
    case .interrupted(let graded):
      place.console.remark(
        request.resumes
          ? "Going on with an interrupted run: \(graded) of \(submissions) are graded."
          : "An interrupted run of this had graded \(graded) of \(submissions); `--resume` would "
            + "have gone on from there. Grading all anew.")
    case .outdated:
      if request.resumes {
        place.console.remark(
          "The course, an option or the toolchain has changed since the interrupted run: "
            + "grading all anew.")
      }
    case .underWay:
      place.console.remark(
        "Another run grades the same at this moment; this one goes its own way, and `--resume` "
          + "will not know of it.")
    }
  }
}
