package import Grading

/// TAP 14: a point for each submission, in a subtest of it a point for each check.
package struct TAPReport: Report {
  private let totals: ReportTotals
  private var count = 0

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.totals = totals
  }

  package var opening: String { "TAP version 14\n1..\(totals.submissions)\n" }
  package let closing = ""

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    count += 1
    let checks = submission.reportedChecks
    let title = escaped(submission.title)
    var text = "# Subtest: \(title)\n    1..\(checks.count)\n"
    for (index, check) in checks.enumerated() { text += point(check, number: index + 1) }
    return text + "\(submission.status == .passed ? "ok" : "not ok") \(count) - \(title)\n"
  }

  private func point(_ check: ReportedCheck, number: Int) -> String {
    let passed = check.outcome == .passed
    let description = escaped("\(check.exercise) \(check.id): \(check.title)")
    var text = "    \(passed ? "ok" : "not ok") \(number) - \(description)\n"
    if passed && check.output == nil { return text }
    text += "      ---\n      status: \(check.kind)\n"
    if !passed { text += "      message: \(quoted(check.placedReason))\n" }
    if let output = check.output { text += "      output: \(quoted(output))\n" }
    return text + "      ...\n"
  }

  /// A description stands in one line, and a `#` would begin a directive.
  private func escaped(_ text: String) -> String {
    legible(text).unbroken.replacing { "\\#".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  /// JSON's strings are strings of YAML, too, and stand in one line.
  private func quoted(_ text: String) -> String {
    JSON.string(legible(text)).text(indent: "")
  }
}
