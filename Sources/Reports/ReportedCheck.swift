import Curriculum
import Grading

/// A check as most formats list it: its sentence, and whether the learner or the machine is to blame.
struct ReportedCheck {
  enum Outcome { case passed, failed, error }

  var exercise: ExerciseID
  /// Absent where an exercise could not even be read.
  var step: StepGrade?
  /// Such as `Step1.testParsesProducts`.
  var id: String
  var says: String
  var outcome: Outcome
  /// The check's own status, or the exercise's where no check had its turn.
  var kind: String
  /// Why it has not passed; empty if it has.
  var reason: String
  var file: String?
  var line: Int?
  var seconds: Double
  var output: String?

  /// The sentence, or the name where an author wrote none.
  var title: String { says.isEmpty ? id : says }
  /// The reason with its place before it.
  var placedReason: String {
    guard let file else { return reason }
    return line.map { "\(file):\($0): \(reason)" } ?? "\(file): \(reason)"
  }
}

extension SubmissionGrade {
  /// Every check of every exercise; an exercise that has none to show stands for itself.
  var reportedChecks: [ReportedCheck] { exercises.flatMap(\.reportedChecks) }

  /// What a reader calls it: the learner's name if a roster gave one, else the folder's.
  package var title: String { name ?? shortName }

  /// The last part of its path, with the folder that it was found in where there are several.
  package var shortName: String {
    let last = Submission.name(of: path)
    return folder.map { "\($0)/\(last)" } ?? last
  }

  /// Why exercises have no result of their own, one paragraph each; empty if all have.
  var problems: [String] { exercises.compactMap { $0.hasRun ? nil : $0.problem } }
}

extension Grade {
  var reportedChecks: [ReportedCheck] {
    let checks = steps.flatMap { step in step.checks.map { reported($0, of: step) } }
    guard checks.isEmpty, status != .passed else { return checks }
    return [
      ReportedCheck(
        exercise: exercise, id: exercise.description, says: "",
        outcome: status == .error ? .error : .failed, kind: status.rawValue, reason: problem,
        seconds: 0)
    ]
  }

  private func reported(_ check: CheckGrade, of step: StepGrade) -> ReportedCheck {
    let passed = check.status == .passed
    let hasNoTurn = !hasRun && check.status == .notRun
    return ReportedCheck(
      exercise: exercise, step: step, id: check.id, says: check.says,
      outcome: passed ? .passed : status == .error ? .error : .failed,
      kind: hasNoTurn ? status.rawValue : check.status.rawValue,
      reason: passed ? "" : check.message ?? (hasNoTurn ? briefProblem : check.status.words),
      file: check.file, line: check.line,
      seconds: check.seconds.isFinite ? check.seconds : 0, output: check.output)
  }

  /// Everything that is known of why there is no result.
  var problem: String {
    ([message ?? status.words]
      + diagnostics.filter { $0.severity == .error }.prefix(20).map(\.printed))
      .joined(separator: "\n")
  }

  /// The first thing to mend, in one line.
  private var briefProblem: String {
    let first = diagnostics.first { $0.severity == .error }?.printed
    let line = first ?? message?.split(separator: "\n").first.map(String.init)
    return "Not run: \(line ?? status.words)"
  }
}

extension Diagnostic {
  /// As compilers print it.
  var printed: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}

extension Grade.Status {
  /// For somebody who reads it in a sentence of its own.
  var words: String {
    switch self {
    case .passed: "Passed."
    case .failed: "Not everything passes yet."
    case .doesNotCompile: "The code does not compile."
    case .refused: "The code is refused."
    case .missingFile: "A file is missing."
    case .error: "This could not be graded, and the code is not to blame."
    }
  }
}

extension CheckGrade.Status {
  /// For somebody who reads it in a sentence of its own.
  var words: String {
    switch self {
    case .passed: "Passed."
    case .failed: "Failed."
    case .crashed: "The program crashed."
    case .timedOut: "The time was up."
    case .notRun: "Not run."
    }
  }
}
