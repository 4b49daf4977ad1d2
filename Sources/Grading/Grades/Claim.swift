package import Curriculum

/// Something that an exercise claims of one set of files, and that grading them proves or refutes.
package struct Claim: Sendable {
  package enum Kind: Sendable, Equatable {
    /// The stub compiles and does not pass.
    case stub
    /// The reference solution passes everything.
    case solution
    /// A right solution passes everything, too.
    case right(String)
    /// A wrong solution fails the check that it names.
    case wrong(String, check: String)
  }

  package var exercise: Exercise
  package var kind: Kind
  package var files: [SourceFile]

  /// Everything that an exercise claims.
  package static func all(of exercise: Exercise) -> [Claim] {
    [
      Claim(exercise: exercise, kind: .stub, files: exercise.stub),
      Claim(exercise: exercise, kind: .solution, files: exercise.solution),
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

  /// What the author has to mend if this grade refutes the claim.
  package func problem(in grade: Grade) -> CourseProblem? {
    let checks = grade.steps.flatMap(\.checks)
    let ran = grade.status == .passed || grade.status == .failed
    let error = ran ? nil : grade.diagnostics.first { $0.severity == .error }
    if grade.status == .error {
      return problem(
        "This could not be graded. \(Self.reason(grade))",
        fix: "`atelier doctor` looks for the cause.")
    }
    switch kind {
    case .stub:
      if !ran {
        return problem(
          "The stub does not compile. \(Self.reason(grade))",
          fix: "A learner starts from code that compiles: mend the stub.", at: error)
      }
      return grade.status == .passed
        ? problem(
          "The stub passes every check, so there is nothing to do.",
          fix: "Take out of the stub what the learner is to write, or check more.") : nil
    case .solution, .right:
      guard grade.status != .passed else { return nil }
      let failed = checks.first { $0.status != .passed }
      return problem(
        "The solution does not pass\(failed.map { ": \($0.id) \($0.status.rawValue)" } ?? ""). "
          + Self.reason(grade), fix: "Mend the solution or the check.", at: error)
    case .wrong(_, let named):
      if !ran {
        return problem(
          "This wrong solution does not compile, so it proves nothing. \(Self.reason(grade))",
          fix: "Make it compile: a learner's plausible mistake does.", at: error)
      }
      let caught = checks.first { $0.id == named }
      switch caught?.status {
      case .failed, .crashed, .timedOut: return nil
      case .notRun:
        return problem(
          "\(named) did not run, so it did not catch this wrong solution. "
            + (caught?.message ?? ""),
          fix: "Keep the names that the step gives, and do the wrong thing behind them.")
      case .passed, nil: break
      }
      let others = checks.filter { $0.status != .passed }.map(\.id).joined(separator: ", ")
      return problem(
        "\(named) does not catch this wrong solution: "
          + (others.isEmpty ? "it passes everything." : "only \(others) does."),
        fix: "Make \(named) observe what is wrong, or name the check that does.")
    }
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

  /// The first file that the claim is about, from the course's root.
  private var place: String {
    switch kind {
    case .stub: place(of: exercise.stub.first?.path ?? "")
    case .solution: place(of: exercise.solution.first?.path ?? "")
    case .right, .wrong: place(of: variant.first?.path ?? "")
    }
  }

  private func place(of path: String) -> String {
    let solution = "Solutions/\(exercise.id)/\(path)"
    switch kind {
    case .stub: return "Exercises/\(exercise.id)/Stub/\(path)"
    case .solution: return solution
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
    case .stub, .solution: []
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
