import Curriculum
import FoundationEssentials
import Grading
import Reports
import Terminal

/// `atelier verify`: proves that exercises hold, and tells an author everything that does not.
struct VerifyCommand {
  let place: Place
  let request: VerifyRequest

  /// More than there are cores: while one waits for a program that hangs, as wrong solutions do, another compiles.
  private var jobs: Int { request.jobs ?? 2 * ProcessInfo.processInfo.activeProcessorCount }

  func run() throws -> Bool {
    let course = try place.wholeCourse(at: place.courseRoot())
    let library = try place.kitLibrary(atOnce: jobs)
    place.startJanitor()
    let known = Set(library.sources.names)
    var exercises: [Exercise] = []
    var problems: [CourseProblem]
    if request.exercises.isEmpty {
      (exercises, problems) = course.loadAll(for: .proof, knownKits: known)
    } else {
      problems = []
      for id in try request.exercises.map({ try place.id($0, in: course) }) {
        let (exercise, found) = course.loadExercise(id, for: .proof, knownKits: known)
        if let exercise { exercises.append(exercise) }
        problems += found
      }
    }
    let sound = exercises.filter { known.isSuperset(of: $0.kits) }
    let code = request.exercises.isEmpty ? course.lessonCode() : []
    let kits = Set(library.names(for: sound) + code.flatMap(library.namesForLesson)).sorted()
    _ = try library.kits(named: kits, onBuild: place.tellOfBuild)
    let grader = Grader(
      kits: library, revealsChecks: true, isAlone: false, remembersSolutions: true)
    let claims = sound.flatMap(Claim.all)
    let meter = ProgressMeter(
      console: place.console, of: "claims", total: claims.count + code.count)
    meter.startTicking()
    let proofs = prove(sound, by: claims, with: grader, meter)
    let broken = concurrently(code, jobs: jobs) { code in
      let problem = grader.problem(of: code)
      meter.advance(isKept: false, isError: false)
      return problem
    }
    meter.end()
    // A solution that does not pass tells nothing about the checks.
    let passing = sound.filter { exercise in
      proofs.contains { $0.id == exercise.id && $0.passes }
    }
    let trials = request.mutants ? try tryMutants(of: passing, with: grader) : []
    problems += proofs.flatMap(\.problems) + broken.compactMap(\.self) + trials.flatMap(\.problems)
    problems += try FormatLint(place: place, toolchain: library.calls.toolchain)
      .problems(of: exercises.map(\.id), in: course)
    try report(Set(problems).sorted(), proofs, trials)
    if !request.json { remark(onSilentStepsOf: exercises) }
    return problems.isEmpty
  }

  /// An older course is none the worse for what it does not have.
  private func remark(onSilentStepsOf exercises: [Exercise]) {
    let silent = exercises.compactMap { exercise -> String? in
      let steps = exercise.steps.filter { $0.learned == nil }.map { "\($0.number)" }
      return steps.isEmpty ? nil : "\(exercise.id) (\(steps.joined(separator: ", ")))"
    }
    guard !silent.isEmpty else { return }
    let left = silent.count - Self.mostSilent
    place.console.remark(
      "These steps do not say what was learned: "
        + silent.prefix(Self.mostSilent).joined(separator: ", ")
        + (left > 0 ? " and those of \(left) more exercises" : "")
        + ". One sentence under `### Learned` is shown when the step passes.")
  }

  private static let mostSilent = 10

  /// Every claim of every exercise is graded; the claims of all exercises share the cores.
  private func prove(
    _ exercises: [Exercise], by claims: [Claim], with grader: Grader, _ meter: ProgressMeter
  ) -> [Proof] {
    let units = Dictionary(grouping: Claim.unitsOfWork(claims)) { $0.first?.exercise.id }
    // What takes longest begins first, so that nobody waits for it at the end.
    let ordered = exercises.sorted { units[$0.id]?.count ?? 0 > units[$1.id]?.count ?? 0 }
    let jobs = jobs
    // Programs that wait in vain leave the cores to somebody else's compiler.
    let runs = concurrently(ordered, jobs: 2 * jobs) { exercise in
      let own = units[exercise.id] ?? []
      let known = Self.provedTogether(own, jobs: jobs, with: grader, meter)
      return concurrently(own, jobs: jobs) { claims -> [(claim: Claim, grade: Grade)] in
        let proved = claims.compactMap { claim in known[claim.name].map { (claim, $0) } }
        return proved.count == claims.count ? proved : Self.grades(of: claims, with: grader, meter)
      }.flatMap(\.self)
    }.flatMap(\.self)
    return exercises.map { exercise in
      proof(of: exercise, runs.filter { $0.claim.exercise.id == exercise.id })
    }
  }

  /// Claims about the same files: one program proves them all.
  private static func grades(
    of claims: [Claim], with grader: Grader, _ meter: ProgressMeter
  ) -> [(claim: Claim, grade: Grade)] {
    zip(claims, grader.grades(of: claims)).map { claim, found in
      var grade = found
      if !claim.problems(in: found).isEmpty {
        // What the other checks say is of use where something is wrong.
        var grader = grader
        grader.orders = claim.orders
        grade = grader.gradeOrError(claim.exercise, files: claim.files)
      }
      meter.advance(isKept: false, isError: grade.status == .error)
      return (claim, grade)
    }
  }

  /// The grades of an exercise's solution, and of wrong ones that can share a program and are caught, by the
  /// names of their claims.
  private static func provedTogether(
    _ units: [[Claim]], jobs: Int, with grader: Grader, _ meter: ProgressMeter
  ) -> [Claim.Name: Grade] {
    // The solution first: what comes of it is of use to what is told from it.
    let right = units.filter { $0.first?.isOfSolution == true }
      .flatMap { grades(of: $0, with: grader, meter) }
    let wrong = units.joined().filter(\.isOfWrong)
    let caught = grader.gradesOfCaught(wrong, jobs: jobs) {
      meter.advance(isKept: false, isError: false)
    }
    let known =
      right.map { ($0.claim.name, $0.grade) }
      + zip(wrong, caught).compactMap { claim, grade in
        grade.flatMap { claim.problems(in: $0).isEmpty ? (claim.name, $0) : nil }
      }
    return Dictionary(known) { first, _ in first }
  }

  private func proof(of exercise: Exercise, _ runs: [(claim: Claim, grade: Grade)]) -> Proof {
    let unsteady = Claim.unsteadyChecks(in: runs)
    let failing = runs.map { ($0.claim, $0.claim.problems(in: $0.grade, apartFrom: unsteady)) }
      .filter { !$1.isEmpty }
    // What does not pass at all fails in every order, and is told once.
    let isAlwaysWrong = failing.contains { claim, _ in claim.kind == .solution }
    let told = failing.filter { claim, _ in
      !isAlwaysWrong || claim.kind == .solution || !claim.isOfSolution
    }
    return Proof(
      id: exercise.id, title: exercise.title, claims: runs.count,
      broken: runs.count { !$0.claim.problems(in: $0.grade).isEmpty },
      passes: !isAlwaysWrong,
      problems: unsteady.compactMap { runs.first?.claim.problem(ofUnsteady: $0) }
        + told.flatMap(\.1))
  }

  private func report(
    _ problems: [CourseProblem], _ proofs: [Proof], _ trials: [MutantReport]
  ) throws {
    if request.json {
      return try place.console.print(raw: json(problems, proofs, trials).text)
    }
    // As they are, for editors and CI to find the places in.
    try place.console.print(raw: problems.map { "\(harmlessLines($0.asLine))\n" }.joined())
    if place.world.environment["GITHUB_ACTIONS"] == "true" {
      try place.console.print(raw: problems.map { "\($0.asAnnotation)\n" }.joined())
    }
    try place.console.print(raw: trials.map(\.diffs).joined())
    var lines: [StyledLine] = []
    for proof in proofs where place.console.options.verbosity != .quiet {
      let isGood = proof.broken == 0
      lines.append(
        StyledLine([
          StyledText(isGood ? "✓ " : "✗ ", style: isGood ? .success : .failure),
          StyledText(harmless(proof.id.description)),
          StyledText(
            "  \(proof.claims - proof.broken) of \(proof.claims) claims hold",
            style: .secondary),
        ]))
      lines += trials.filter { $0.exercise.id == proof.id }.map(\.line)
    }
    if !problems.isEmpty {
      lines.append(.text("\(problems.count) problem\(problems.count == 1 ? "" : "s")."))
    }
    try place.console.print(lines)
  }

  private func json(
    _ problems: [CourseProblem], _ proofs: [Proof], _ trials: [MutantReport]
  ) -> JSON {
    .object([
      ("schema", .string("atelier.verify/1")),
      (
        "problems",
        .array(
          problems.map {
            .object([
              ("file", .string($0.file)), ("line", .int($0.line)),
              ("message", .string($0.message)), ("fix", .string($0.fix)),
            ])
          })
      ),
      (
        "exercises",
        .array(
          proofs.map { proof in
            .object(
              [
                ("id", .string(proof.id.description)), ("claims", .int(proof.claims)),
                ("held", .int(proof.claims - proof.broken)),
              ] + trials.filter { $0.exercise.id == proof.id }.map { ("mutants", $0.json) })
          })
      ),
    ])
  }
}

/// What came of the claims of one exercise.
private struct Proof {
  var id: ExerciseID
  var title: String
  var claims: Int
  /// How many of the claims do not hold.
  var broken: Int
  /// Whether its solution does.
  var passes: Bool
  var problems: [CourseProblem]
}
