package import Grading

/// PrairieLearn's `results.json` of one submission, which may not be larger than 1 MB.
package struct PrairieLearnReport: Report {
  package init(_ header: ReportHeader, _ totals: ReportTotals) {}

  package let opening = ""
  package let closing = ""

  /// Quotes and line ends take two bytes in JSON, and each check has a message and an output.
  private static let room = 900_000 / 2 / 2
  private static let longestText = 4_000

  /// What cannot be graded costs no attempt.
  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let found = submission.problems
    // Each is said twice, below.
    let room = min(Self.longestText, Self.room / max(1, found.count))
    let problems = found.map { legible($0).cut(to: room) }
    let isGradable = problems.isEmpty && submission.maxScore > 0
    let checks = submission.reportedChecks.filter { $0.step != nil }
    let share = min(Self.longestText, Self.room / max(1, checks.count))
    let message =
      isGradable
      ? "\(submission.score) of \(submission.maxScore) checks pass."
      : submission.status == .error
        ? "This could not be graded, and your code is not to blame."
        : "Nothing could be checked yet."
    return JSON.object([
      ("gradable", .bool(isGradable)),
      (
        "score",
        .number(isGradable ? Double(submission.score) / Double(submission.maxScore) : 0)
      ),
      ("message", .string(message)), ("output", .string(problems.joined(separator: "\n\n"))),
      ("images", .array([])), ("format_errors", .array(problems.map(JSON.string))),
      ("tests", .array(isGradable ? checks.map { json($0, share) } : [])),
    ]).text
  }

  private func json(_ check: ReportedCheck, _ share: Int) -> JSON {
    .object([
      ("name", .string(check.id.cut(to: share))),
      ("description", .string(check.says.cut(to: share))),
      ("points", .int(check.outcome == .passed ? 1 : 0)), ("max_points", .int(1)),
      ("message", .string(legible(check.placedReason).cut(to: share))),
      ("output", .string(legible(check.output ?? "").cut(to: share))), ("images", .array([])),
    ])
  }
}
