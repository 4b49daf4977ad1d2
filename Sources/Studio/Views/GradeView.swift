import Curriculum
import Grading
import Terminal

/// What a check of the learner's work came to: steps, sentences, and what to do about each failure.
struct GradeView {
  let grade: Grade
  let exercise: Exercise
  /// The exercise's folder as it is shown before file names.
  let folder: String
  /// The next exercise that is not done.
  let next: ExerciseID?
  /// What is asked for now: steps before it that do not pass did once.
  let stepInHand: Int
  /// The steps that had not passed before.
  var justPassed: Set<Int> = []
  /// The files that were graded: errors are shown in them.
  var sources: [SourceFile] = []
  var width = 80
  /// Whether `atelier explain` has a page for an error's id.
  var isExplained: (String) -> Bool = { _ in false }

  var lines: [StyledLine] {
    var lines = [
      StyledLine([
        StyledText(harmless(exercise.title), style: .heading),
        StyledText("  \(harmless(exercise.id.description))", style: .secondary),
      ])
    ]
    switch grade.status {
    case .passed, .failed:
      lines += grade.steps.flatMap(stepLines)
    case .doesNotCompile, .refused, .missingFile, .error:
      lines += [.blank] + StyledLine.lines(grade.message ?? "", .failure)
    }
    lines += diagnosticLines
    lines += [.blank] + summary
    return lines
  }

  /// What is done and what comes later would only distract from the step in hand; what broke would not.
  private func stepLines(_ step: StepGrade) -> [StyledLine] {
    if grade.status == .passed || step.number == stepInHand { return inFull(step) }
    return step.number < stepInHand && step.status != .passed ? broken(step) : inShort(step)
  }

  private func broken(_ step: StepGrade) -> [StyledLine] {
    let failing = step.checks.filter { $0.status != .passed }
    return [
      .blank, .text("Step \(step.number): \(step.title)", .heading),
      .text("  ✗ \(count(of: step)); this step has passed before", .failure),
    ] + checksLines(failing)
  }

  private func inShort(_ step: StepGrade) -> [StyledLine] {
    let lines: [StyledLine] = [
      .blank, .text("Step \(step.number): \(step.title)", .secondary),
      step.status == .passed
        ? .text("  ✓ \(count(of: step))", .success)
        : .text("  · \(count(of: step)); this comes later", .secondary),
    ]
    return lines + (justPassed.contains(step.number) ? learned(step) : [])
  }

  private func count(of step: StepGrade) -> String {
    "\(step.score) of \(step.checks.count) checks pass"
  }

  private func learned(_ step: StepGrade) -> [StyledLine] {
    guard step.status == .passed else { return [] }
    return exercise.steps.first { $0.number == step.number }?.learnedLines(indent: "  ") ?? []
  }

  private func inFull(_ step: StepGrade) -> [StyledLine] {
    [.blank, .text("Step \(step.number): \(step.title)", .heading)] + checksLines(step.checks)
      + learned(step)
  }

  private func checksLines(_ checks: [CheckGrade]) -> [StyledLine] {
    guard let reason = checks.sharedReason else { return checks.flatMap(checkLines) }
    let place = grade.shapeMismatch(saying: reason)
    return StyledLine.lines(reason, indent: "  ", .failure)
      + (place.map { [.text("  \(folder)/\($0.file):\($0.line):\($0.column)", .code)] } ?? [])
  }

  private func checkLines(_ check: CheckGrade) -> [StyledLine] {
    let mark = Mark(check.status)
    var lines = [
      StyledLine([
        StyledText("  \(mark.sign) ", style: mark.style),
        StyledText(harmless(check.says)),
      ])
    ]
    guard check.status != .passed else { return lines + printedLines(check) }
    lines += (check.message.map { StyledLine.lines($0, indent: "    ", .failure) }) ?? []
    if let file = check.file {
      let place = check.line.map { ":\($0)" } ?? ""
      lines.append(.text("    \(folder)/\(file)\(place)", .code))
    }
    if exercise.hint(forCheck: check.id) != nil {
      lines.append(.text("    `atelier hint --check \(check.id)` has a hint for this.", .secondary))
    }
    return lines + printedLines(check)
  }

  /// The first lines that the learner's code printed.
  private func printedLines(_ check: CheckGrade) -> [StyledLine] {
    let printed = PrintedLines(check, most: Self.mostPrinted).lines
    guard !printed.isEmpty else { return [] }
    return [.text("    printed:", .secondary)]
      + printed.map { StyledLine([StyledText("    ")] + $0.spans) }
  }

  private static let mostPrinted = 10

  private var diagnosticLines: [StyledLine] {
    let errors = grade.diagnostics.filter {
      !["shape_mismatch", "missing_file"].contains($0.id)
        && !(DiagnosticView.wholeFile.contains($0.id) && $0.message == grade.message)
    }
    return DiagnosticView(
      diagnostics: errors, sources: sources, folder: folder, width: width, isExplained: isExplained,
      alreadySaid: grade.message
    ).lines
  }

  private static let offerOfMap = StyledLine.text(
    "`atelier map --before` draws your architecture, with the start beside it.", .secondary)

  private var summary: [StyledLine] {
    switch grade.status {
    case .passed:
      let goOn =
        next.map { "Next: `atelier start \($0)`." }
        ?? "That was the last exercise: you have built it all."
      return [
        .text(
          grade.maxScore == 1
            ? "The check passes. Well done." : "All \(grade.maxScore) checks pass. Well done.",
          .success),
        .text("`atelier solution` shows another way to do it.", .secondary),
        Self.offerOfMap,
        .text(goOn, .secondary),
      ]
    case .failed:
      let count = StyledLine.text("\(grade.score) of \(grade.maxScore) checks pass.")
      let hint = StyledLine.text("`atelier hint` helps with the step in hand.", .secondary)
      if justPassed.isEmpty { return [count, hint] }
      let task = "`atelier start` says what step \(stepInHand) asks for."
      return [count, .text(task, .secondary), hint, Self.offerOfMap]
    default:
      return [.text("No check could run yet. Mend this first, then `atelier check`.", .secondary)]
    }
  }
}

extension [CheckGrade] {
  /// Checks that share one reason for not having run say it once.
  var sharedReason: String? {
    guard let reason = first?.message,
      allSatisfy({ $0.status == .notRun && $0.message == reason })
    else { return nil }
    return reason
  }
}

extension Grade {
  /// The place in the learner's files that such a reason is about.
  func shapeMismatch(saying reason: String) -> Diagnostic? {
    diagnostics.first { $0.id == "shape_mismatch" && $0.message == reason }
  }
}

/// The sign of a check's status: a shape and a colour, so that neither is needed alone.
struct Mark {
  let sign: String
  let style: Style

  init(_ status: CheckGrade.Status) {
    switch status {
    case .passed: (sign, style) = ("✓", .success)
    case .failed: (sign, style) = ("✗", .failure)
    case .crashed: (sign, style) = ("✗", .failure)
    case .timedOut: (sign, style) = ("✗", .failure)
    case .notRun: (sign, style) = ("·", .caution)
    }
  }
}
