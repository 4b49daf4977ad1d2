import Curriculum
package import Grading

/// A page of Markdown, as summaries of a workflow and comments are written.
package struct MarkdownReport: Report {
  private let header: ReportHeader
  private let totals: ReportTotals

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
    self.totals = totals
  }

  package var opening: String {
    let errors = totals.errors > 0 ? " \(totals.errors) could not be graded." : ""
    let count =
      totals.submissions == 1
      ? "" : "\(totals.passed) of \(totals.submissions) submissions pass.\(errors) "
    return
      "# \(escaped(header.course))\n\n\(count)\(totals.score) of \(totals.maxScore) checks pass.\n"
  }

  package var closing: String {
    "\nGraded by Atelier \(escaped(header.tool)) with Swift \(escaped(header.toolchain)), "
      + "confinement \(escaped(header.confinement)).\n"
  }

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    var text = "\n## \(mark(submission.status == .passed)) \(escaped(submission.title)): "
    text +=
      submission.status == .error
      ? "not graded\n\n" : "\(submission.score) of \(submission.maxScore)\n\n"
    text += "| | Exercise | Status | Score |\n| --- | --- | --- | ---: |\n"
    for grade in submission.exercises {
      text += "| \(mark(grade.status == .passed)) | \(escaped(grade.exercise.description)) "
      text += "| \(grade.status.rawValue) "
      text += grade.status == .error ? "| |\n" : "| \(grade.score) of \(grade.maxScore) |\n"
    }
    return text + submission.exercises.map(details).joined()
  }

  private func details(of grade: Grade) -> String {
    guard grade.status != .passed else { return "" }
    let failed = grade.hasRun ? grade.reportedChecks.filter { $0.outcome != .passed } : []
    var text = "\n<details><summary>\(grade.exercise.description.markupEscaped): "
    text += grade.hasRun ? "what does not pass yet</summary>\n" : "why it has no result</summary>\n"
    if !grade.hasRun { text += "\n" + fenced(grade.problem, indent: "") }
    for check in failed {
      text += "\n- **\(escaped(check.title))** (\(escaped(check.id)), \(check.kind))\n\n"
      text += fenced(check.placedReason, indent: "  ")
      if let output = check.output {
        text += "\n  It printed:\n\n" + fenced(output.cut(to: Self.longestOutput), indent: "  ")
      }
    }
    return text + "\n</details>\n"
  }

  private static let longestOutput = 2_000

  private func mark(_ passed: Bool) -> String { passed ? "✓" : "✗" }

  /// A block that its text cannot end: the fence is longer than any in it.
  private func fenced(_ text: String, indent: String) -> String {
    let text = legible(text)
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ([fence + "text"] + lines.map(String.init) + [fence]).map { "\(indent)\($0)\n" }.joined()
  }

  /// In one line, and with every mark that Markdown would read as one.
  private func escaped(_ text: String) -> String {
    legible(text).unbroken.replacing { scalar in
      // A name in a comment would call the one who bears it.
      if scalar == "@" { return "&#64;" }
      return "\\`*_{}[]()<>#+-!|~&:.".unicodeScalars.contains(scalar) ? "\\\(scalar)" : nil
    }
  }
}
