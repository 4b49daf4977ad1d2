import Curriculum
import Grading
import Terminal

/// How the step in hand stands: each check's sentence and state, and the first failure in full.
struct ResultLines {
  let state: StudioState
  let width: Int
  /// Whether states are said in words, for those who listen.
  var isSpoken = false

  var lines: [StyledLine] {
    guard let attempt = state.attempt else { return waiting }
    switch attempt.grade.status {
    case .passed: return []
    case .failed: return checks(of: attempt) + broken(in: attempt) + otherSteps
    case .doesNotCompile, .refused, .missingFile, .error: return unfit(attempt)
    }
  }

  /// Before anything has been graded.
  private var waiting: [StyledLine] {
    guard state.trouble == nil else { return [] }
    return [.text("Checks", .heading)]
      + state.stepInHand.checks.map { isSpoken ? .text($0.says) : row(.notRun, $0.says) }
      + otherSteps
  }

  private func row(
    _ status: CheckGrade.Status, _ says: String
  ) -> StyledLine {
    let mark = Mark(status)
    let sign = isSpoken ? status.spoken + ":" : " \(mark.sign)"
    let style = status == .notRun ? Style.secondary : mark.style
    return StyledLine([StyledText(" \(sign) ", style: style), StyledText(says)])
  }

  /// Code of which no check could run.
  private func unfit(_ attempt: StudioState.Attempt) -> [StyledLine] {
    let grade = attempt.grade
    let errors = grade.diagnostics.filter {
      $0.id != "missing_file"
        && !(DiagnosticView.wholeFile.contains($0.id) && $0.message == grade.message)
    }
    if isSpoken { return SpokenErrors(attempt: attempt, folder: state.shownFolder).lines }
    var lines =
      StyledLine.lines(grade.message ?? "", .failure)
      + DiagnosticView(
        diagnostics: errors, sources: attempt.sources, folder: state.shownFolder, width: width,
        isExplained: { _ in false }, alreadySaid: grade.message
      ).lines
    if state.explanation != nil {
      lines += [
        .blank,
        StyledLine([
          StyledText("w", style: .key),
          StyledText(" explains the first error.", style: .secondary),
        ]),
      ]
    }
    return lines
  }

  private func checks(of attempt: StudioState.Attempt) -> [StyledLine] {
    guard let step = state.stepGrade else { return [] }
    var lines = [heading("Checks", step, note: "")]
    if let reason = step.checks.sharedReason {
      lines += StyledLine.lines(reason, indent: "  ", .failure)
      if let place = attempt.grade.shapeMismatch(saying: reason) {
        lines += excerpt(place, of: attempt)
      }
      return lines + [.blank] + step.checks.map { row(.notRun, $0.says) }
    }
    return lines + rows(of: step.checks, in: attempt)
  }

  private func heading(_ title: String, _ step: StepGrade, note: String) -> StyledLine {
    StyledLine([
      StyledText(title, style: .heading),
      StyledText("  \(step.score) of \(step.checks.count) pass\(note)", style: .secondary),
    ])
  }

  /// The first that fails is told in full.
  private func rows(
    of checks: [CheckGrade], in attempt: StudioState.Attempt
  ) -> [StyledLine] {
    let first = checks.first { $0.status != .passed }?.id
    return checks.flatMap { check in
      [row(check.status, check.says)] + (check.id == first ? failure(check, of: attempt) : [])
    }
  }

  /// What the last changes have broken of the steps before: only what fails.
  private func broken(in attempt: StudioState.Attempt) -> [StyledLine] {
    state.brokenSteps.flatMap { step in
      [.blank, heading("Step \(step.number)", step, note: "; all have passed before")]
        + rows(of: step.checks.filter { $0.status != .passed }, in: attempt)
    }
  }

  /// Everything that is known of a check that did not pass.
  private func failure(
    _ check: CheckGrade, of attempt: StudioState.Attempt
  ) -> [StyledLine] {
    var lines = (check.message.map { StyledLine.lines($0, indent: "    ", .failure) }) ?? []
    if let file = check.file {
      var place = Diagnostic(
        file: file, line: check.line ?? 0, column: 1, severity: .error, id: "", message: "")
      if let source = attempt.sources.first(where: { $0.path == file }) {
        place.column = firstColumn(of: place.line, in: source)
      }
      lines += excerpt(place, of: attempt)
    }
    let printed = PrintedLines(check, most: Self.mostPrinted, hasBar: !isSpoken).lines
    if !printed.isEmpty {
      lines.append(.text("    printed:", .secondary))
      lines += printed.map { StyledLine([StyledText("    ")] + $0.spans) }
    }
    if check.id == state.firstFailure?.id, state.hints.check != check.id,
      state.exercise.hint(forCheck: check.id) != nil
    {
      lines.append(
        StyledLine([
          StyledText("    h", style: .key), StyledText(" has a hint for this.", style: .secondary),
        ]))
    }
    return lines
  }

  private static let mostPrinted = 10

  private func excerpt(
    _ place: Diagnostic, of attempt: StudioState.Attempt
  ) -> [StyledLine] {
    if isSpoken {
      return [.text(SpokenErrors(attempt: attempt, folder: state.shownFolder).place(place))]
    }
    let line = place.line > 0 ? ":\(place.line)" : ""
    let name = DiagnosticView.place(place.file + line, in: state.shownFolder, width: width - 4)
    let rows =
      attempt.sources.first { $0.path == place.file }
      .map { SourceExcerpt($0.bytes, width: width - 4).rows(of: place) } ?? []
    return [StyledLine([StyledText("    "), StyledText(name, style: .code)])]
      + rows.map { StyledLine([StyledText("    ")] + $0.spans) }
  }

  private func firstColumn(of line: Int, in source: SourceFile) -> Int {
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return 1 }
    return lines[line - 1].prefix { $0 == 0x20 || $0 == 0x09 }.count + 1
  }

  /// The exercise's other steps, in a line each.
  private var otherSteps: [StyledLine] {
    let steps = state.exercise.steps
    guard steps.count > 1, !isSpoken else { return [] }
    return [.blank]
      + steps.map { step in
        if state.saved.passedSteps.contains(step.number) {
          return StyledLine([
            StyledText("✓ ", style: .success),
            StyledText("Step \(step.number): \(step.title)", style: .secondary),
          ])
        }
        if state.brokenSteps.contains(where: { $0.number == step.number }) {
          return StyledLine([
            StyledText("✗ ", style: .failure), StyledText("Step \(step.number): \(step.title)"),
          ])
        }
        let isInHand = step.number == state.stepInHand.number
        return StyledLine([
          StyledText(isInHand ? "› " : "· ", style: isInHand ? .key : .secondary),
          StyledText(
            "Step \(step.number): \(step.title)", style: isInHand ? .plain : .secondary),
        ])
      }
  }
}

extension CheckGrade.Status {
  fileprivate var spoken: String {
    switch self {
    case .passed: "Passes"
    case .failed: "Fails"
    case .crashed: "Crashed"
    case .timedOut: "Took too long"
    case .notRun: "Did not run"
    }
  }
}
