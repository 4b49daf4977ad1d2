import Curriculum
import Grading
import Reports
import TestSupport
import Testing

/// What a class tells its instructor: counted right, whatever its learners write.
struct InsightsTests {
  private func insights(_ submissions: [SubmissionGrade]) throws -> JSONValue {
    try JSONValue(ReportFormat.insightsDocument.text(SampleReport.header, submissions))
  }

  @Test func `the page of a class has its golden file`() throws {
    let page = ReportFormat.insights.text(SampleReport.header, SampleClass.all)
    try expectSnapshot(page, named: "insights.html")
  }

  @Test func `the document of a class has its golden file`() throws {
    let document = ReportFormat.insightsDocument.text(SampleReport.header, SampleClass.all)
    try expectSnapshot(document, named: "insights.json")
  }

  @Test func `a class is counted by where each stops`() throws {
    let exercise = try #require(insights(SampleClass.all)["exercises"]?.array?.first)
    #expect(exercise["submissions"]?.number == 22)
    #expect(
      exercise["statuses"]
        == .object([
          "passed": .number(10), "failed": .number(9), "doesNotCompile": .number(2),
          "refused": .number(0), "missingFile": .number(1), "error": .number(1),
        ]))
    let steps = exercise["steps"]?.array ?? []
    #expect(steps.map { $0["stops"]?.number } == [6, 3])
    let check = try #require(steps.last?["checks"]?.array?.first)
    #expect(check["submissions"]?.number == 19 && check["passRate"]?.number == 0.5263)
    #expect(
      check["statuses"]?["failed"] == .number(6) && check["statuses"]?["crashed"] == .number(3))
  }

  @Test func `one mistake counts once, whatever name or number it is about`() throws {
    let insights = try insights(SampleClass.all)
    let diagnostics = insights["diagnostics"]?.array ?? []
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?["message"]?.string == "cannot find '…' in scope")
    #expect(diagnostics.first?["submissions"]?.number == 2)
    let failures = insights["failures"]?.array ?? []
    #expect(
      failures.map { $0["message"]?.string } == [
        "after a tap (expected \"…\", found …)", "after a tap (expected \"…\", found …)",
        "The program crashed: `…` was nil.",
      ])
    #expect(failures.map { $0["submissions"]?.number } == [6, 6, 3])
    #expect(failures.first?["examples"]?.array?.count == 3)
  }

  @Test func `what the machine is to blame for is in no figure of a learner's`() throws {
    let error = SampleClass.submission("a", .error, [.notRun, .failed], [.crashed])
    let insights = try insights([error, SampleReport.error])
    #expect(insights["errors"]?.number == 2 && insights["maxScore"]?.number == 0)
    #expect(insights["failures"] == .array([]) && insights["diagnostics"] == .array([]))
    for exercise in insights["exercises"]?.array ?? [] {
      #expect(exercise["submissions"]?.number == 0)
      #expect(exercise["steps"]?.array?.allSatisfy { $0["stops"]?.number == 0 } == true)
    }
  }

  @Test func `a learner who writes nothing but new mistakes fills no memory`() throws {
    let noise = (0..<6_000).map { number in
      let message =
        String(repeating: "a", count: number / 100 + 1)
        + String(repeating: "b", count: number % 100 + 1)
      return SampleClass.submission("s\(number)", .failed, [.passed], [.failed]).with(message)
    }
    let failures = try insights(SampleClass.all + noise)["failures"]?.array ?? []
    #expect(failures.count == 100)
    #expect(failures.prefix(4).map { $0["submissions"]?.number } == [6, 6, 3, 1])
  }

  @Test func `merging what was read back gives the same insights`() throws {
    let text = ReportFormat.json.text(SampleReport.header, SampleClass.all)
    let read = try GradeDocument(text.utf8).submissions
    for format in [ReportFormat.insights, .insightsDocument] {
      #expect(
        format.text(SampleReport.header, read) == format.text(SampleReport.header, SampleClass.all))
    }
  }
}

extension SubmissionGrade {
  /// The same with another message at its last check.
  fileprivate func with(_ message: String) -> SubmissionGrade {
    var changed = self
    let step = changed.exercises[0].steps.count - 1
    changed.exercises[0].steps[step].checks[0].message = message
    return changed
  }
}
