import Curriculum
import FoundationEssentials
import Grading
import Reports
import Sandbox
import Structure
import Terminal

/// `atelier grade`: grades the submissions of others.
struct GradeCommand {
  let place: Place
  let request: GradeRequest

  func run() throws -> Bool {
    let confinement = try enoughConfinement()
    let (course, listed) = try courses()
    let single = try request.exercise.map { try place.id($0, in: listed) }
    let (exercises, broken) = try load(
      single.map { [$0] } ?? listed.exercises.map(\.id), of: course)
    let library = try place.kitLibrary(atOnce: request.jobs)
    place.startJanitor()
    var limits = GradingLimits()
    if let seconds = request.timeout { limits.check = .seconds(seconds) }
    let paths = request.paths.map { place.url($0).path }
    let roster = try request.roster.map(roster)
    let all = paths.flatMap {
      Submission.at($0, course: course.exercises.map(\.id), exercise: single)
    }
    let reader = SubmissionReader(library, revision: request.revision)
    let choice = request.shard.map {
      ShardChoice($0, of: all, exercises: exercises, reader: reader, jobs: request.jobs)
    }
    let submissions = choice?.submissions ?? all
    try place.expectWritable(request.reports, submissions: submissions.count)
    let drawsMaps = request.reports.contains {
      $0.format == .html && ($0.isOnePerSubmission || submissions.count == 1)
    }
    let toolchain = library.calls.toolchain
    let kits = try library.kits(
      named: library.names(for: exercises), onBuild: place.tellOfBuild)
    let journal = try GradeJournal(
      in: library.cache.runs,
      of: GradeJournal.Run(
        id: ContentID.of(
          [
            course.root.path, single?.description ?? "", "\(request.shard as Any)",
            "\(request.revision as Any)",
          ] + paths),
        basis: ContentID.of(
          [
            library.tool, toolchain.identity, "\(limits)", confinement.rawValue, "\(drawsMaps)",
          ]
            + kits.map(\.identity)
            + exercises.map { "\($0.gradedContent) \(max($0.feedback, request.feedback))" })),
      resuming: request.resumes)
    tell(of: journal.former, submissions: submissions.count)
    var grader = Grader(kits: library, limits: limits, isAlone: submissions.count == 1)
    if drawsMaps {
      grader.drawMap = { $0.svgElement(title: $1.title, measure: displayWidth) }
    }
    let run = GradeRun(
      exercises: exercises, feedback: request.feedback, grader: grader,
      reader: reader, journal: journal,
      jobs: request.jobs, meter: ProgressMeter(console: place.console, total: submissions.count))
    var graded = GradedSubmissions(
      entries: try run.entries(of: submissions), journal: journal, broken: broken)
    // Pictures are long.
    if drawsMaps { graded.readAhead = 4 }
    var header = ReportHeader(
      tool: toolVersion, toolchain: toolchain.version, confinement: confinement.rawValue,
      course: course.title)
    header.isSingle = single != nil
    header.shard = choice?.shard
    place.addSurroundings(to: &header)
    try GradeReports(place: place, requests: request.reports, header: header).write(
      shown(graded, of: all, roster: roster))
    tell(of: roster, among: all)
    // The journal stays for `--resume`: everybody else need not be graded again.
    if let failure = try graded.failure() { throw failure }
    try journal.remove()
    return graded.isAllPassed || request.exitsZero || request.reports.wantExitZero
  }

  /// Where exercises and their checks are read, and the course that says which of them are graded.
  ///
  /// What a learner could have changed has no say: not one line of it comes from the edition.
  private func courses() throws -> (course: Course, listed: Course) {
    guard let checks = request.checks else {
      let course = try place.course(toGrade: request.paths.map(place.url))
      if course.isStudentEdition {
        place.console.remark(
          "This is a student edition: sealed checks have no part in these grades. "
            + "`--checks DIR` names the instructor's course.")
      }
      return (course, course)
    }
    let course = try place.wholeCourse(at: place.folder(checks))
    return (course, place.namedCourse == nil ? course : try place.course())
  }

  /// Somebody else's code is run only as well confined as was asked for, and never without a word.
  private func enoughConfinement() throws -> ConfinementLevel {
    let level = place.confinement
    let required = request.requiredSandbox.flatMap(ConfinementLevel.init(rawValue:)) ?? .weak
    guard level >= required || (level == .none && request.allowsNoSandbox) else {
      let survey = ConfinementSurvey.ofThisMachine
      throw Failure.notConfined(
        level: level.rawValue, required: request.requiredSandbox,
        reason: survey.level == level
          ? survey.reason ?? "" : "`ATELIER_CONFINEMENT` allows no more.")
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
          Grade(exercise: id, status: .error, message: "The exercise is broken: \(reasons)")
            .told(request.feedback))
      }
    }
    return (exercises, broken)
  }

  private func roster(_ file: String) throws -> Roster {
    guard let data = try? Data(contentsOf: place.url(file)) else { throw Failure.unreadable(file) }
    guard let roster = Roster(Array(data)) else {
      throw Failure.noRoster(file)
    }
    return roster
  }

  /// With names where a roster has them, and without times if nobody wants them.
  private func shown(
    _ graded: GradedSubmissions, of submissions: [Submission], roster: Roster?
  ) -> ChangedSubmissions {
    let found = submissions.compactMap { submission in
      submission.folder.map { (submission.path, $0) }
    }
    let folders = Dictionary(found) { first, _ in first }
    return ChangedSubmissions(graded) { [request] submission in
      var shown = request.hasTimes ? submission : submission.withoutTimes
      let folder = folders[submission.path]
      shown.name = roster?.name(of: submission.shortName, in: folder)
      if request.paths.count > 1 { shown.folder = folder }
      return shown
    }
  }

  private func tell(of roster: Roster?, among submissions: [Submission]) {
    guard let roster else { return }
    let missing = roster.missing(among: submissions.map { ($0.name, $0.folder) })
    guard !missing.isEmpty else { return }
    place.console.remark(
      "\(missing.count) in the roster \(missing.count == 1 ? "has" : "have") handed in nothing: "
        + missing.prefix(50).joined(separator: ", ") + (missing.count > 50 ? ", …" : "") + ".")
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
