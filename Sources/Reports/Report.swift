package import Grading

/// A report that is written one submission after another, however many there are.
package protocol Report: Sendable {
  /// What stands before the first submission.
  var opening: String { get }
  /// The next submission, with what divides it from the one before.
  mutating func chunk(for submission: SubmissionGrade) -> String
  /// What stands after the last submission.
  var closing: String { get }
}

/// The formats that `--report` knows.
package enum ReportFormat: String, Sendable, CaseIterable {
  case json, junit, tap, exercism, gradescope, prairielearn, classroom50, check50, github, markdown,
    csv, html, insights
  case insightsDocument = "insights-json"

  /// Who reads this format takes the grade of one submission at a time.
  package var describesOne: Bool {
    switch self {
    case .exercism, .gradescope, .prairielearn, .classroom50, .check50: true
    case .json, .junit, .tap, .github, .markdown, .csv, .html, .insights, .insightsDocument: false
    }
  }

  /// Who reads this format takes any exit code but 0 for a grader that broke down.
  package var wantsExitZero: Bool {
    switch self {
    case .exercism, .gradescope, .prairielearn, .classroom50: true
    case .json, .junit, .tap, .check50, .github, .markdown, .csv, .html, .insights,
      .insightsDocument:
      false
    }
  }

  /// A writer of this format.
  package func report(_ header: ReportHeader, _ totals: ReportTotals) -> any Report {
    switch self {
    case .json: NativeReport(header, totals)
    case .junit: JUnitReport(header, totals)
    case .tap: TAPReport(header, totals)
    case .exercism: ExercismReport(header, totals)
    case .gradescope: GradescopeReport(header, totals)
    case .prairielearn: PrairieLearnReport(header, totals)
    case .classroom50: Classroom50Report(header, totals)
    case .check50: Check50Report(header, totals)
    case .github: GitHubReport(header, totals)
    case .markdown: MarkdownReport(header, totals)
    case .csv: GradebookReport(header, totals)
    case .html: HTMLReport(header, totals)
    case .insights: InsightsReport(header, totals, form: .page)
    case .insightsDocument: InsightsReport(header, totals, form: .document)
    }
  }
}
