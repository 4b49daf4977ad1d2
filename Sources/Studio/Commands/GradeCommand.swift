import Curriculum
import FoundationEssentials
import Grading
import Reports
import Terminal

/// `atelier grade`: grades the submissions of others.
struct GradeCommand {
  let place: Place
  let request: GradeRequest

  func run() throws -> Bool {
    let course = try place.course()
    let id = try request.exercise.map { try place.id($0, in: course) }
    let wanted = id.map { [$0] } ?? course.exercises.map(\.id)
    guard !wanted.isEmpty else { throw Failure.emptyCourse }
    let loaded = wanted.map { ($0, course.loadExercise($0, for: .use)) }
    let exercises = loaded.compactMap(\.1.exercise)
    for problem in loaded.filter({ $0.1.exercise != nil }).flatMap(\.1.problems) {
      place.console.remark(problem.asLine)
    }
    let broken = loaded.filter { $0.1.exercise == nil }.map { id, loaded in
      Grade(
        exercise: id, status: .error,
        message: "The exercise is broken: \(loaded.problems.map(\.asLine).joined(separator: "\n"))")
    }
    let library = try place.kitLibrary()
    let kits = Set(exercises.flatMap(\.kits)).sorted() + [KitLibrary.driver]
    _ = try library.kits(named: kits, onBuild: place.tellOfBuild)
    var limits = GradingLimits()
    if let seconds = request.timeout { limits.check = .seconds(seconds) }
    let grader = Grader(kits: library, limits: limits, isAlone: false)
    let submissions = request.paths.flatMap {
      Submission.at(place.url($0).path, course: course.exercises.map(\.id), exercise: id)
    }
    let grades = concurrently(submissions, jobs: request.jobs) { submission in
      var graded = submission.grade(exercises, with: grader)
      graded.exercises += broken
      return graded
    }
    let report = GradeReport(
      tool: toolVersion, toolchain: library.calls.toolchain.version, confinement: "none",
      course: course.title, submissions: grades)
    try write(report)
    let failed = grades.filter { $0.status == .error }
    if !failed.isEmpty {
      let reasons = failed.flatMap(\.exercises).filter { $0.status == .error }
        .map { "\($0.exercise): \($0.message ?? "")" }
      throw Failure.someNotGraded(failed.map(\.path), reasons: Set(reasons).sorted())
    }
    return grades.allSatisfy { $0.status == .passed }
  }

  private func write(_ report: GradeReport) throws {
    var failed: [String] = []
    for wanted in request.reports {
      let text =
        switch wanted.format {
        case .json: report.json.text
        }
      guard let file = wanted.file else {
        try place.console.print(raw: text)
        continue
      }
      do {
        try Data(text.utf8).write(to: place.url(file), options: .atomic)
      } catch {
        failed.append(file)
      }
    }
    if !request.reports.contains(where: { $0.file == nil }),
      place.console.options.verbosity != .quiet
    {
      try place.console.print(SubmissionsView(report: report).lines)
    }
    // One that cannot be written must not cost the others.
    if !failed.isEmpty { throw Failure.reportsNotWritten(failed) }
  }
}
