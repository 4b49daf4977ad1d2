import Curriculum
import FoundationEssentials
import Grading
import Reports
import Terminal

/// `atelier verify`: proves that exercises hold, and tells an author everything that does not.
struct VerifyCommand {
  let place: Place
  let request: VerifyRequest

  func run() throws -> Bool {
    let (course, outline) = Course.load(at: try place.courseRoot())
    guard let course else { throw Failure.brokenCourse(outline) }
    let library = try place.kitLibrary(atOnce: request.jobs)
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
    let kits = Set(exercises.flatMap(\.kits)).intersection(known).sorted() + [KitLibrary.driver]
    _ = try library.kits(named: kits, onBuild: place.tellOfBuild)
    let sound = exercises.filter { known.isSuperset(of: $0.kits) }
    let proofs = prove(sound, with: Grader(kits: library, revealsChecks: true, isAlone: false))
    problems += proofs.flatMap(\.problems)
    try report(Set(problems).sorted(), proofs)
    return problems.isEmpty
  }

  /// Every claim of every exercise is graded; the claims of all exercises share the cores.
  private func prove(_ exercises: [Exercise], with grader: Grader) -> [Proof] {
    let claims = exercises.flatMap(Claim.all)
    let outcomes = concurrently(claims, jobs: request.jobs) { claim in
      let grade = grader.gradeOrError(claim.exercise, files: claim.files)
      return (claim.exercise.id, claim.problem(in: grade))
    }
    return exercises.map { exercise in
      let own = outcomes.filter { $0.0 == exercise.id }
      return Proof(
        id: exercise.id, title: exercise.title, claims: own.count,
        problems: own.compactMap(\.1))
    }
  }

  private func report(_ problems: [CourseProblem], _ proofs: [Proof]) throws {
    if request.json {
      return try place.console.print(raw: json(problems, proofs).text)
    }
    // As they are, for editors and CI to find the places in.
    try place.console.print(raw: problems.map { "\(harmlessLines($0.asLine))\n" }.joined())
    var lines: [StyledLine] = []
    for proof in proofs where place.console.options.verbosity != .quiet {
      let isGood = proof.problems.isEmpty
      lines.append(
        StyledLine([
          StyledText(isGood ? "✓ " : "✗ ", style: isGood ? .success : .failure),
          StyledText(harmless(proof.id.description)),
          StyledText(
            "  \(proof.claims - proof.problems.count) of \(proof.claims) claims hold",
            style: .secondary),
        ]))
    }
    if !problems.isEmpty {
      lines.append(.text("\(problems.count) problem\(problems.count == 1 ? "" : "s")."))
    }
    try place.console.print(lines)
  }

  private func json(_ problems: [CourseProblem], _ proofs: [Proof]) -> JSON {
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
          proofs.map {
            .object([
              ("id", .string($0.id.description)), ("claims", .int($0.claims)),
              ("held", .int($0.claims - $0.problems.count)),
            ])
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
  var problems: [CourseProblem]
}
