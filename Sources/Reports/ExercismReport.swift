package import Grading

/// Exercism's `results.json`, version 3, of one submission.
package struct ExercismReport: Report {
  package init(_ header: ReportHeader, _ totals: ReportTotals) {}

  package let opening = ""
  package let closing = ""

  /// The format's own bounds.
  private static let longestMessage = 65_535
  private static let longestOutput = 500

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let problems = submission.problems
    let status =
      !problems.isEmpty ? "error" : submission.status == .passed ? "pass" : "fail"
    let message = problems.joined(separator: "\n\n").cut(to: Self.longestMessage)
    return JSON.object([
      ("version", .int(3)), ("status", .string(status)),
      ("message", problems.isEmpty ? .null : .string(message)),
      ("tests", .array(submission.reportedChecks.filter { $0.step != nil }.map(json))),
    ]).text
  }

  private func json(_ check: ReportedCheck) -> JSON {
    let status =
      check.outcome == .passed
      ? "pass" : check.outcome == .failed && check.kind == "failed" ? "fail" : "error"
    return .object([
      ("name", .string(check.title)), ("status", .string(status)),
      (
        "message",
        status == "pass" ? .null : .string(check.placedReason.cut(to: Self.longestMessage))
      ),
      ("output", .optional(check.output.map { shortened($0) })),
      ("test_code", .string(check.id)), ("task_id", .optional(check.step?.number)),
    ])
  }

  private func shortened(_ output: String) -> String {
    let note = "\n(cut; only 500 characters are shown)"
    guard output.unicodeScalars.count > Self.longestOutput else { return output }
    let kept = output.unicodeScalars.prefix(Self.longestOutput - note.unicodeScalars.count)
    return String(String.UnicodeScalarView(kept)) + note
  }
}
