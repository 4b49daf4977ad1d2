import Curriculum
package import Grading

/// Commands for a workflow of GitHub's: annotations beside the lines, and a log that nobody can forge one in.
package struct GitHubReport: Report {
  private let header: ReportHeader
  private let totals: ReportTotals
  /// GitHub shows no more than so many of a step.
  private var room = 10

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.header = header
    self.totals = totals
  }

  package let opening = ""

  package var closing: String {
    let errors = totals.errors > 0 ? ", \(totals.errors) could not be graded" : ""
    return "::notice title=Grading::"
      + "\(totals.passed) of \(totals.submissions) submissions pass\(errors); "
      + "\(totals.score) of \(totals.maxScore) checks pass.\n"
  }

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let annotations = annotations(of: submission)
    let shown = annotations.prefix(room)
    room -= shown.count
    let log = log(of: submission)
    // Nobody can print a text that holds the digest of itself.
    let token = ContentDigest.hex(of: Array(log.utf8))
    let score =
      submission.status == .error
      ? "not graded" : "\(submission.score) of \(submission.maxScore)"
    return shown.joined() + "::group::\(data("\(submission.title): \(score)"))\n"
      + "::stop-commands::\(token)\n\(log)::\(token)::\n::endgroup::\n"
  }

  private func annotations(of submission: SubmissionGrade) -> [String] {
    submission.exercises.flatMap { grade -> [String] in
      if grade.status == .error {
        return [command("error", nil, nil, title: "\(grade.exercise): not graded", grade.problem)]
      }
      guard grade.hasRun else { return annotations(ofProblem: grade, in: submission) }
      return grade.reportedChecks.filter { $0.outcome != .passed }.map { check in
        command(
          "error", check.file.map { place($0, of: grade, in: submission) }, check.line,
          title: "\(grade.exercise) \(check.id)", "\(check.title)\n\(check.reason)")
      }
    }
  }

  private func annotations(ofProblem grade: Grade, in submission: SubmissionGrade) -> [String] {
    let errors = grade.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty {
      return [command("error", nil, nil, title: "\(grade.exercise)", grade.problem)]
    }
    return errors.map {
      command(
        "error", place($0.file, of: grade, in: submission), $0.line, column: $0.column,
        title: "\(grade.exercise)", $0.message)
    }
  }

  private func command(
    _ kind: String, _ file: String?, _ line: Int?, column: Int? = nil, title: String,
    _ message: String
  ) -> String {
    let properties = [
      file.map { "file=\(property($0))" }, line.map { "line=\($0)" }, column.map { "col=\($0)" },
      "title=\(property(title))",
    ]
    return "::\(kind) \(properties.compactMap(\.self).joined(separator: ","))::\(data(message))\n"
  }

  /// As the repository names it.
  private func place(_ file: String, of grade: Grade, in submission: SubmissionGrade) -> String {
    let folder = header.isSingle ? submission.path : "\(submission.path)/\(grade.exercise)"
    let path = "\(folder)/\(file)"
    guard let root = header.workspace, path.hasPrefix("\(root)/") else { return path }
    return String(path.dropFirst(root.count + 1))
  }

  private func log(of submission: SubmissionGrade) -> String {
    var lines: [String] = submission.problems
    for check in submission.reportedChecks {
      lines.append(
        "\(check.outcome == .passed ? "✓" : "✗") \(check.exercise) \(check.id): \(check.title)")
      if !check.reason.isEmpty { lines.append("  \(check.placedReason)") }
      if let output = check.output { lines.append("  It printed:\n\(output)") }
    }
    return legible(lines.joined(separator: "\n")) + "\n"
  }

  private func data(_ text: String) -> String {
    legible(text).replacing { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  private func property(_ text: String) -> String {
    data(text).replacing { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}
