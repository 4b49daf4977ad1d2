import Grading
import Reports
import Testing

/// What is written is read back, so that parts of a run can be joined.
struct GradeDocumentTests {
  @Test func `every submission is written again as it was`() throws {
    let text = ReportFormat.json.text(SampleReport.header, SampleReport.all)
    let document = try GradeDocument(text.utf8)
    #expect(ReportFormat.json.text(document.header, document.submissions) == text)
  }

  @Test(arguments: ReportFormat.allCases)
  func `every format says the same of what was read back`(format: ReportFormat) throws {
    let text = ReportFormat.json.text(SampleReport.header, SampleReport.all)
    let submissions = try GradeDocument(text.utf8).submissions
    for (index, submission) in submissions.enumerated() {
      let original = SampleReport.all[index]
      #expect(
        format.text(SampleReport.header, [submission])
          == format.text(SampleReport.header, [original]))
    }
  }

  @Test func `a shard says which part it is`() throws {
    var header = SampleReport.header
    header.shard = Shard(number: 2, of: 4, run: "abc", total: 9, places: [1, 5])
    let text = ReportFormat.json.text(header, Array(SampleReport.all.prefix(2)))
    #expect(try GradeDocument(text.utf8).header.shard == header.shard)
  }

  @Test func `a document that is cut off anywhere, or is another, is none`() {
    let text = Array(ReportFormat.json.text(SampleReport.header, [SampleReport.passed]).utf8)
    for end in stride(from: 0, to: text.count - 2, by: 7) {
      #expect(throws: (any Error).self) { try GradeDocument(text.prefix(end)) }
    }
    for other in ["[]", "{}", "null", "{\"schema\": \"atelier.check/1\"}"] {
      #expect(throws: (any Error).self) { try GradeDocument(other.utf8) }
    }
  }
}
