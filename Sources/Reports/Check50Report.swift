import Curriculum
package import Grading

/// The JSON of check50, of one submission.
package struct Check50Report: Report {
  private let header: ReportHeader

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
  }

  package let opening = ""
  package let closing = ""

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let slug = submission.exercises.map(\.exercise.description).joined(separator: " ")
    let content: (key: String, value: JSON) =
      submission.status == .error
      ? ("error", error(submission.problems.joined(separator: "\n\n")))
      : ("results", .array(submission.reportedChecks.map(json)))
    return JSON.object([
      ("slug", .string(slug)), content, ("version", .string(header.tool)),
    ]).text
  }

  private func json(_ check: ReportedCheck) -> JSON {
    let passed = check.outcome == .passed
    let isSkipped = !passed && !["failed", "crashed", "timedOut"].contains(check.kind)
    let log = (check.output ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return .object([
      ("name", .string(check.id)), ("description", .string(check.title)),
      ("passed", isSkipped ? .null : .bool(passed)),
      ("log", .array(check.output == nil ? [] : log.prefix(100).map { .string(String($0)) })),
      (
        "cause",
        passed
          ? .null
          : .object([("rationale", .string(check.placedReason)), ("help", .null)])
      ),
      ("data", .object([])), ("dependency", .null),
    ])
  }

  private func error(_ message: String) -> JSON {
    .object([
      ("type", .string("GraderError")), ("value", .string(message)), ("traceback", .array([])),
      (
        "actions",
        .object([("show_traceback", .bool(false)), ("message", .string(message))])
      ), ("data", .object([])),
    ])
  }
}
