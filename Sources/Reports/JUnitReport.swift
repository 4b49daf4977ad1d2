import Curriculum
package import Grading

/// JUnit's XML: a suite for each exercise of each submission, a case for each check.
package struct JUnitReport: Report {
  private let header: ReportHeader
  private let totals: ReportTotals
  private var suites = 0

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
    self.totals = totals
  }

  package var opening: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="\(header.course.attribute)" tests="\(totals.checks)" \
    failures="\(totals.failedChecks)" errors="\(totals.checksInError)" time="\(totals.time)">

    """
  }

  package let closing = "</testsuites>\n"

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    submission.exercises.map { suite($0, of: submission) }.joined()
  }

  private mutating func suite(_ grade: Grade, of submission: SubmissionGrade) -> String {
    defer { suites += 1 }
    let checks = grade.reportedChecks
    let prefix = totals.submissions > 1 ? "\(submission.shortName)." : ""
    let name = grade.exercise.description
    return """
        <testsuite name="\((totals.submissions > 1 ? "\(submission.title): " : "").attribute)\
      \(name.attribute)" tests="\(checks.count)" \
      failures="\(checks.count { $0.outcome == .failed })" \
      errors="\(checks.count { $0.outcome == .error })" skipped="0" \
      time="\(decimalSeconds(checks.reduce(0) { $0 + $1.seconds }))" id="\(suites)">
          <properties>
            <property name="submission" value="\(submission.path.attribute)"/>
            <property name="status" value="\(grade.status.rawValue)"/>
            <property name="confinement" value="\(header.confinement.attribute)"/>
          </properties>

      """ + checks.map { testCase($0, prefix: prefix + name) }.joined() + "  </testsuite>\n"
  }

  private func testCase(_ check: ReportedCheck, prefix: String) -> String {
    let words = check.id.split(separator: ".", maxSplits: 1).map(String.init)
    let group = words.count == 2 ? ".\(words[0])" : ""
    let method = words.last ?? check.id
    let name = check.says.isEmpty ? method : "\(method): \(check.says)"
    let start =
      "    <testcase name=\"\(name.attribute)\" classname=\"\((prefix + group).attribute)\" "
      + "time=\"\(decimalSeconds(check.seconds))\""
    var content = ""
    if check.outcome != .passed {
      let element = check.outcome == .failed ? "failure" : "error"
      content += "      <\(element) type=\"\(check.kind.attribute)\" "
      content += "message=\"\(check.reason.attribute)\">"
      content += "\(check.placedReason.markupEscaped)</\(element)>\n"
    }
    if let output = check.output {
      content += "      <system-out>\(output.markupEscaped)</system-out>\n"
    }
    return content.isEmpty ? "\(start)/>\n" : "\(start)>\n\(content)    </testcase>\n"
  }
}

extension String {
  /// A parser makes blanks of the line ends and tabs of an attribute unless they are spelled out.
  fileprivate var attribute: String {
    markupEscaped.replacing { $0 == "\n" ? "&#10;" : $0 == "\t" ? "&#9;" : nil }
  }
}
