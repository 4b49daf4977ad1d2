import Curriculum
package import Grading

/// Classroom 50's `result.json` of one submission; what it knows of it stands in the environment.
package struct Classroom50Report: Report {
  /// The variables that its workflow sets, with the fields that they stand in.
  package static let variables = [
    ("CLASSROOM", "classroom"), ("ASSIGNMENT", "assignment"),
    ("ASSIGNMENT_TYPE", "assignment_type"), ("OWNER", "owner"), ("SUBMISSION_TAG", "submission"),
    ("COMMIT_URL", "commit"), ("RELEASE_URL", "release"), ("REVIEW_URL", "review"),
  ]

  private let header: ReportHeader

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
  }

  package let opening = ""
  package let closing = ""

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let facts = Self.variables.map {
      (key: $0.1, value: JSON.string(header.classroom[$0.0] ?? ""))
    }
    // A result without its score is refused, and nobody gets a mark for a machine that broke down.
    let score: [(key: String, value: JSON)] =
      submission.status == .error ? [] : [("score", .int(submission.score))]
    return JSON.object(
      [("schema", .string("classroom50/result/v1"))] + facts
        + [("datetime", .string(header.date))] + score + [
          ("max-score", .int(submission.maxScore)),
          ("tests", .array(submission.reportedChecks.map(json))),
        ]
    ).text
  }

  private func json(_ check: ReportedCheck) -> JSON {
    .object([
      ("test-name", .string(check.title)), ("passed", .bool(check.outcome == .passed)),
      ("score", .int(check.outcome == .passed ? 1 : 0)),
      ("max-score", .int(check.step == nil ? 0 : 1)), ("id", .string(check.id)),
      ("exercise", .string(check.exercise.description)), ("status", .string(check.kind)),
      ("message", .string(legible(check.placedReason))),
    ])
  }
}
