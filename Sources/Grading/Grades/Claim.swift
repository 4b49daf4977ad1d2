package import Curriculum

/// Something that an exercise claims of one set of files, and that grading them proves or refutes.
package struct Claim: Sendable {
  package enum Kind: Sendable, Hashable {
    /// The stub compiles and does not pass.
    case stub
    /// The reference solution passes everything.
    case solution
    /// It does so in another order of the checks, too.
    case steady(CheckOrder)
    /// A right solution passes everything, too.
    case right(String)
    /// A wrong solution fails the check that it names.
    case wrong(String, check: String)
  }

  package var exercise: Exercise
  package var kind: Kind
  package var files: [SourceFile]

  /// Tells a claim from all others of the course.
  package struct Name: Sendable, Hashable {
    let exercise: ExerciseID
    let kind: Kind
  }

  package var name: Name { Name(exercise: exercise.id, kind: kind) }

  /// Everything that an exercise claims.
  package static func all(of exercise: Exercise) -> [Claim] {
    let stub = Claim(exercise: exercise, kind: .stub, files: exercise.stub)
    // Without a solution nothing else can be claimed, and that it is missing has been told.
    if exercise.solution.isEmpty { return [stub] }
    return [
      stub,
      Claim(exercise: exercise, kind: .solution, files: exercise.solution),
      Claim(exercise: exercise, kind: .steady(.reversed), files: exercise.solution),
      Claim(exercise: exercise, kind: .steady(.drawn(1)), files: exercise.solution),
    ]
      + exercise.right.map {
        Claim(
          exercise: exercise, kind: .right($0.name),
          files: exercise.solution.overlaid(with: $0.files))
      }
      + exercise.wrong.map {
        Claim(
          exercise: exercise, kind: .wrong($0.name, check: $0.caughtBy),
          files: exercise.solution.overlaid(with: $0.files))
      }
  }

  /// What the author has to mend if this grade refutes the claim; these checks mean nothing to what passes.
  package func problems(in grade: Grade, apartFrom unsteady: [CheckGrade]) -> [CourseProblem] {
    switch kind {
    case .stub, .wrong: problems(in: grade)
    case .solution, .steady, .right: problems(in: grade.forgiving(Set(unsteady.map(\.id))))
    }
  }

  /// The same where every check means something.
  package func problems(in grade: Grade) -> [CourseProblem] {
    if grade.status == .error {
      return [
        problem(
          "This could not be graded. \(Self.reason(grade))",
          fix: "`atelier doctor` looks for the cause.")
      ]
    }
    let ran = grade.status == .passed || grade.status == .failed
    let error = ran ? nil : grade.diagnostics.first { $0.severity == .error }
    switch kind {
    case .stub where !ran:
      return [
        problem(
          "The stub does not compile. \(Self.reason(grade))",
          fix: "A learner starts from code that compiles: mend the stub.", at: error)
      ]
    case .stub: return problemsOfStub(grade)
    case .solution, .right:
      guard grade.status != .passed else { return [] }
      let failed = grade.checks.first { $0.status != .passed }
      return [
        problem(
          "The solution does not pass\(failed.map { ": \($0.id) \($0.status.rawValue)" } ?? ""). "
            + Self.reason(grade), fix: "Mend the solution or the check.", at: error)
      ]
    case .steady:
      guard let failed = grade.checks.first(where: { $0.status != .passed }) else { return [] }
      return [problem(ofUnsteady: failed)]
    case .wrong where !ran:
      return [
        problem(
          "This wrong solution does not compile, so it proves nothing. \(Self.reason(grade))",
          fix: "Make it compile: a learner's plausible mistake does.", at: error)
      ]
    case .wrong(_, let named): return problemsOfWrong(grade, caughtBy: named)
    }
  }

  /// It fails for the right reason: not only by breaking off, and each step has something to do.
  private func problemsOfStub(_ grade: Grade) -> [CourseProblem] {
    let failing = grade.checks.filter { ![.passed, .notRun].contains($0.status) }
    if let broken = failing.first, failing.allSatisfy({ $0.status != .failed }) {
      return [
        problem(
          "The stub does not fail \(broken.id), it breaks off in it. \(broken.message ?? "")",
          fix: "A learner starts from code that runs and does the wrong thing: mend the stub.")
      ]
    }
    if grade.status == .passed {
      return [
        problem(
          "The stub passes every check, so there is nothing to do.",
          fix: "Take out of the stub what the learner is to write, or check more.")
      ]
    }
    return grade.steps.filter { $0.status == .passed }.compactMap { step in
      guard let check = step.checks.first else { return nil }
      return problem(
        of: check.id, "The stub passes every check of step \(step.number): there is nothing to do.",
        fix: "Take out of the stub what the step asks for, or check it.")
    }
  }

  private func problemsOfWrong(_ grade: Grade, caughtBy named: String) -> [CourseProblem] {
    let caught = grade.checks.first { $0.id == named }
    switch caught?.status {
    case .failed, .crashed, .timedOut: return []
    case .notRun:
      return [
        problem(
          "\(named) did not run, so it did not catch this wrong solution. "
            + (caught?.message ?? ""),
          fix: "Keep the names that the step gives, and do the wrong thing behind them.")
      ]
    case .passed, nil: break
    }
    let others = grade.checks.filter { $0.status != .passed }.map(\.id).joined(separator: ", ")
    return [
      problem(
        "\(named) does not catch this wrong solution: "
          + (others.isEmpty ? "it passes everything." : "only \(others) does."),
        fix: "Make \(named) observe what is wrong, or name the check that does.")
    ]
  }

  /// What is wrong with a check that does not always say the same.
  package func problem(ofUnsteady check: CheckGrade) -> CourseProblem {
    problem(
      of: check.id,
      "\(check.id) passes and fails with the same solution, by chance or by the order in which "
        + "checks run. \(check.message ?? "")",
      fix: "Let it depend on nothing that another check, the time or chance leaves behind.")
  }

  /// A problem of a check, at its line.
  private func problem(of id: String, _ message: String, fix: String) -> CourseProblem {
    let check = exercise.steps.flatMap(\.checks).first { $0.id == id }
    return CourseProblem(
      file: "Exercises/\(exercise.id)/Checks/\(check?.file ?? "")", line: check?.line ?? 1,
      message: message, fix: fix)
  }

  private func problem(
    _ message: String, fix: String, at error: Diagnostic? = nil
  ) -> CourseProblem {
    // A file that came with a variant lies in its folder; one that did not is the solution's.
    guard let error, files.contains(where: { $0.path == error.file }) else {
      return CourseProblem(file: place, message: message, fix: fix)
    }
    return CourseProblem(
      file: place(of: error.file), line: error.line, message: message, fix: fix)
  }

  /// The exercise as far as it has to be graded for the claim to hold.
  package var decisive: Exercise {
    guard case .wrong(_, let named) = kind else { return exercise }
    return exercise.reduced(toStepOf: named)
  }

  /// The orders in which the checks have to run for it: chance is given several of them.
  package var orders: [CheckOrder] {
    switch kind {
    case .steady(.drawn(let seed)): (seed..<(seed + Self.draws)).map { .drawn($0) }
    case .steady(let order): [order]
    default: [.written]
    }
  }

  private static let draws: UInt64 = 10

  /// The claims in groups of those whose files are the same, in their order.
  package static func unitsOfWork(_ claims: [Claim]) -> [[Claim]] {
    var units: [[Claim]] = []
    for claim in claims {
      if claim.isOfSolution, let last = units.last?.last, last.isOfSolution,
        last.exercise.id == claim.exercise.id
      {
        units[units.count - 1].append(claim)
      } else {
        units.append([claim])
      }
    }
    return units
  }

  package var isOfWrong: Bool {
    if case .wrong = kind { true } else { false }
  }

  /// Whether it is about the reference solution, in any order.
  package var isOfSolution: Bool {
    switch kind {
    case .solution, .steady: true
    case .stub, .right, .wrong: false
    }
  }

  /// The checks that pass in one run of the solution and fail in another: as they failed, each once.
  package static func unsteadyChecks(
    in runs: [(claim: Claim, grade: Grade)]
  ) -> [CheckGrade] {
    let checks = runs.filter(\.claim.isOfSolution).flatMap(\.grade.checks)
    let passed = Set(checks.filter { $0.status == .passed }.map(\.id))
    var told: Set<String> = []
    return checks.filter {
      $0.status != .passed && (passed.contains($0.id) || $0.isUnsteady)
        && told.insert($0.id).inserted
    }
  }

  /// The first file that the claim is about, from the course's root.
  private var place: String {
    switch kind {
    case .stub: place(of: exercise.stub.first?.path ?? "")
    case .solution, .steady: place(of: exercise.solution.first?.path ?? "")
    case .right, .wrong: place(of: variant.first?.path ?? "")
    }
  }

  private func place(of path: String) -> String {
    let solution = "Solutions/\(exercise.id)/\(path)"
    switch kind {
    case .stub: return "Exercises/\(exercise.id)/Stub/\(path)"
    case .solution, .steady: return solution
    case .right(let name) where variant.contains { $0.path == path }:
      return "Exercises/\(exercise.id)/Right/\(name)/\(path)"
    case .wrong(let name, _) where variant.contains { $0.path == path }:
      return "Exercises/\(exercise.id)/Wrong/\(name)/\(path)"
    case .right, .wrong: return solution
    }
  }

  /// The files in which a right or wrong solution differs from the reference.
  private var variant: [SourceFile] {
    switch kind {
    case .stub, .solution, .steady: []
    case .right(let name): exercise.right.first { $0.name == name }?.files ?? []
    case .wrong(let name, _): exercise.wrong.first { $0.name == name }?.files ?? []
    }
  }

  private static func reason(_ grade: Grade) -> String {
    if let error = grade.diagnostics.first(where: { $0.severity == .error }) {
      return "\(error.file):\(error.line):\(error.column): \(error.message)"
    }
    return grade.message
      ?? grade.steps.flatMap(\.checks).first { $0.status != .passed }?.message ?? ""
  }
}

extension Exercise {
  /// With the step of this check alone: what others do says nothing about whether it catches a mistake.
  fileprivate func reduced(toStepOf id: String) -> Exercise {
    guard let step = steps.first(where: { $0.checks.contains { $0.id == id } }) else {
      return self
    }
    var exercise = self
    exercise.steps = [step]
    return exercise
  }
}

extension Grade {
  fileprivate var checks: [CheckGrade] { steps.flatMap(\.checks) }

  /// As if these checks had passed.
  fileprivate func forgiving(_ ids: Set<String>) -> Grade {
    var grade = self
    for step in steps.indices {
      for check in steps[step].checks.indices
      where ids.contains(steps[step].checks[check].id) {
        grade.steps[step].checks[check].status = .passed
      }
    }
    if status == .failed, grade.steps.allSatisfy({ $0.status == .passed }) {
      grade.status = .passed
    }
    return grade
  }
}
