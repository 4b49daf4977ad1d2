import FoundationEssentials
import Grading
import Reports
import TestSupport
import Testing

/// One golden file a format, of a class that has every status and somebody who attacks the format.
struct ReportFormatTests {
  @Test(arguments: ReportFormat.allCases.filter { !$0.describesOne })
  func `a whole class has its golden file`(format: ReportFormat) throws {
    try expectSnapshot(text(format, SampleReport.all), named: "class.\(format.fileEnding)")
  }

  @Test(arguments: ReportFormat.allCases.filter(\.describesOne))
  func `what is for one submission has its golden file`(format: ReportFormat) throws {
    let texts = SampleReport.all.map { text(format, [$0]) }
    try expectSnapshot(texts.joined(separator: "\n"), named: "ones.\(format.fileEnding)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `nothing a learner writes reaches a terminal or turns a line around`(format: ReportFormat) {
    let written = text(format, SampleReport.all)
    let acting = written.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n" && $0 != "\t" && !(format == .csv && $0 == "\r"))
        || (0x7F...0x9F).contains($0.value)
        // In JSON they stand as their numbers, for programs that have to get the text as it is.
        || [0x200B, 0x200F, 0x2028, 0x2029, 0x202E, 0x2066, 0xFEFF].contains($0.value)
    }
    #expect(acting.isEmpty, "\(format): \(acting.map { String($0.value, radix: 16) })")
  }

  @Test(arguments: ReportFormat.allCases)
  func `no submission at all is a report, too`(format: ReportFormat) throws {
    let written = text(format, [])
    if format == .json { #expect(try JSONValue(written)["submissions"]?.array?.isEmpty == true) }
    if format == .tap { #expect(written == "TAP version 14\n1..0\n") }
    if format == .junit { #expect(try XMLTree(written).children.isEmpty) }
  }

  @Test func `a page of one submission shows its maps, and one of a class none`() throws {
    var drawn = SampleReport.passed
    drawn.exercises[0].map = "<svg><title>Catalogue</title></svg>\n"
    let page = text(.html, [drawn])
    #expect(page.contains("<div><svg><title>Catalogue</title></svg>\n</div></details>"))
    #expect(!text(.html, [drawn, SampleReport.failed]).contains("Catalogue"))
    #expect(!text(.html, [SampleReport.passed]).contains("class=\"map\""))
    #expect(text(.json, [drawn]) == text(.json, [SampleReport.passed]))
  }

  private func text(_ format: ReportFormat, _ submissions: [SubmissionGrade]) -> String {
    format.text(SampleReport.header, submissions)
  }
}

extension ReportFormat {
  var isJSON: Bool {
    [.json, .exercism, .gradescope, .prairielearn, .classroom50, .check50, .insightsDocument]
      .contains(self)
  }

  var fileEnding: String {
    switch self {
    case .junit: "junit.xml"
    case .tap: "tap"
    case .github: "github.txt"
    case .markdown: "md"
    case .csv: "csv"
    case .html: "html"
    case .insights: "insights.html"
    default: "\(rawValue).json"
    }
  }

  func text(_ header: ReportHeader, _ submissions: [SubmissionGrade]) -> String {
    var report = report(header, ReportTotals(submissions))
    return report.opening + submissions.map { report.chunk(for: $0) }.joined() + report.closing
  }
}
