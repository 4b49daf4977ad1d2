import Curriculum
import Grading
import Terminal

/// The outcome of a grading for somebody who reads it in a terminal, one submission after another.
struct SubmissionsView {
  let confinement: String
  private var passed = 0
  private var count = 0

  init(confinement: String) {
    self.confinement = confinement
  }

  /// The lines of the next submission.
  mutating func lines(of submission: SubmissionGrade) -> [StyledLine] {
    count += 1
    if submission.status == .passed { passed += 1 }
    let heading = StyledLine([
      StyledText(
        "\(submission.status.rawValue) ".padded(to: 8),
        style: submission.status == .passed ? .success : .failure),
      StyledText(quoted(submission.path)),
      StyledText("  \(submission.score) of \(submission.maxScore)", style: .secondary),
    ])
    return [heading] + submission.exercises.map(line)
  }

  /// What stands below the last submission.
  var summary: [StyledLine] {
    [
      .blank, .text("\(passed) of \(count) submissions passed."),
      .text("Confinement: \(confinement).", .secondary),
    ]
  }

  private func line(of grade: Grade) -> StyledLine {
    var spans = [
      StyledText(
        "  \(grade.status.rawValue) ".padded(to: 18),
        style: grade.status == .passed ? .success : .failure),
      StyledText(harmless(grade.exercise.description)),
      StyledText("  \(grade.score) of \(grade.maxScore)", style: .secondary),
    ]
    if grade.isGateOff { spans.append(StyledText("  gate off", style: .secondary)) }
    if let reason = reason(of: grade) { spans.append(StyledText("  \(quoted(reason))")) }
    return StyledLine(spans)
  }

  /// Learners' words in a log that a service may read, too: some obey what stands behind `::` or `##` in any line.
  private func quoted(_ words: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in harmless(words).unicodeScalars {
      // Between any two: of three in a row, two would be left next to each other.
      if scalar == result.last, scalar == ":" || scalar == "#" { result.append(" ") }
      result.append(scalar)
    }
    return String(result)
  }

  /// The first error with its place, else the first sentence of the message.
  private func reason(of grade: Grade) -> String? {
    if [.doesNotCompile, .refused].contains(grade.status),
      let error = grade.diagnostics.first(where: { $0.severity == .error })
    {
      return "\(error.file):\(error.line):\(error.column): \(error.message)"
    }
    if let message = grade.message?.split(separator: "\n").first {
      // Of a refusal the first sentence only says that it is one.
      if grade.status == .refused { return String(message) }
      // The first sentence: what a learner does next is not for the one who grades.
      return message.firstRange(of: ". ").map { String(message[..<$0.lowerBound]) + "." }
        ?? String(message)
    }
    let failed = grade.steps.flatMap(\.checks).first { $0.status != .passed }
    return failed.map { "\($0.id): \($0.message ?? $0.says)" }
  }
}
