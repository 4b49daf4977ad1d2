package import Grading

/// What a class tells its instructor: all of it stands at the end, when the last submission is counted.
package struct InsightsReport: Report {
  /// For people, or for programs.
  package enum Form: Sendable { case page, document }

  private let header: ReportHeader
  private let totals: ReportTotals
  private let form: Form
  private var insights = Insights()

  package init(_ header: ReportHeader, _ totals: ReportTotals, form: Form) {
    self.header = header
    self.totals = totals
    self.form = form
  }

  package let opening = ""

  package mutating func chunk(for submission: SubmissionGrade) -> String {
    insights.count(submission)
    return ""
  }

  package var closing: String {
    switch form {
    case .page: InsightsPage(header: header, totals: totals, insights: insights).text
    case .document:
      InsightsDocument(header: header, totals: totals, insights: insights).document.text
    }
  }
}
