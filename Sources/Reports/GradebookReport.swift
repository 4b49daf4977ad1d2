import Curriculum
package import Grading

/// A gradebook as spreadsheets read it: a row for each submission, a column for each exercise.
package struct GradebookReport: Report {
  private let totals: ReportTotals

  package init(_ header: ReportHeader, _ totals: ReportTotals) {
    self.totals = totals
  }

  package var opening: String {
    row(
      ["submission"] + (totals.hasNames ? ["name"] : [])
        + ["status", "score", "max_score", "percent"] + totals.exercises)
  }

  package let closing = ""

  /// A submission in error has no score: nobody loses a mark by a machine that broke down.
  package mutating func chunk(for submission: SubmissionGrade) -> String {
    let isError = submission.status == .error
    let scores = Dictionary(
      submission.exercises.map {
        ($0.exercise.description, $0.status == .error ? "" : String($0.score))
      }, uniquingKeysWith: { first, _ in first })
    let percent =
      submission.maxScore > 0 ? submission.score * 100 / submission.maxScore : 0
    return row(
      [submission.shortName] + (totals.hasNames ? [submission.name ?? ""] : [])
        + [
          submission.status.rawValue, isError ? "" : String(submission.score),
          String(submission.maxScore), isError ? "" : String(percent),
        ] + totals.exercises.map { scores[$0] ?? "" })
  }

  private func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// Spreadsheets run what begins like a formula, blanks before it or not; an apostrophe makes it text.
  private func field(_ text: String) -> String {
    let text = legible(text)
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace }
    // The full-width forms are formulas, too, where Chinese or Japanese is written.
    let isFormula = first.map { "=+-@|%＝＋－＠".unicodeScalars.contains($0) } ?? false
    let needsQuotes = text.unicodeScalars.contains { "\",;\n\t".unicodeScalars.contains($0) }
    guard isFormula || needsQuotes else { return text }
    return "\"\(isFormula ? "'" : "")\(text.replacing { $0 == "\"" ? "\"\"" : nil })\""
  }
}
