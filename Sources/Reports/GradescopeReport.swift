import Curriculum
package import Grading

/// Gradescope's `results.json` of one submission.
package struct GradescopeReport: Report {
  private let header: ReportHeader

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
  }

  package let opening = ""
  package let closing = ""

  /// Without a score Gradescope asks a person, which is what an error of ours needs.
  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let isError = submission.status == .error
    let output =
      submission.problems.isEmpty
      ? "\(submission.score) of \(submission.maxScore) checks pass."
      : submission.problems.joined(separator: "\n\n")
    let score: [(key: String, value: JSON)] = isError ? [] : [("score", .int(submission.score))]
    return JSON.object(
      score + [
        ("execution_time", .seconds(submission.seconds)), ("output", .string(legible(output))),
        ("output_format", .string("text")), ("test_output_format", .string("text")),
        ("test_name_format", .string("text")), ("visibility", .string("visible")),
        ("stdout_visibility", .string("hidden")),
        (
          "extra_data",
          .object([
            ("tool", .string(header.tool)), ("toolchain", .string(header.toolchain)),
            ("confinement", .string(header.confinement)),
          ])
        ),
        ("tests", .array(isError ? [] : tests(of: submission))),
      ]
    ).text
  }

  private func tests(of submission: SubmissionGrade) -> [JSON] {
    submission.reportedChecks.enumerated().map { index, check in
      let passed = check.outcome == .passed
      let output = [check.placedReason, check.output.map { "It printed:\n\($0)" } ?? ""]
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
      return .object([
        ("score", .int(passed ? 1 : 0)), ("max_score", .int(check.step == nil ? 0 : 1)),
        ("status", .string(passed ? "passed" : "failed")), ("name", .string(check.title)),
        ("name_format", .string("text")), ("number", .string("\(index + 1)")),
        ("output", .string(legible(output))), ("output_format", .string("text")),
        ("tags", .array([.string(check.exercise.description)])),
        ("visibility", .string("visible")), ("extra_data", .object([])),
      ])
    }
  }
}
