import Curriculum
import FoundationEssentials
import Grading
import Reports
import TestSupport
import Testing

@Suite struct NativeJSONTests {
  private static let checks: [CheckGrade] = [
    CheckGrade(
      id: "Step1.testPasses", says: "It passes.", status: .passed, seconds: 0.00204999,
      output: "one\n\u{1B}[2J\n"),
    CheckGrade(
      id: "Step1.testFails", says: "Says \"quotes\" and \\.", status: .failed,
      message: "line one\nline two\ttab\r\u{0}\u{1B}[31m\u{7F}\u{85}", file: "Ä/ü.swift", line: 12,
      seconds: 1),
    CheckGrade(
      id: "Step1.testCrashes", says: "é e\u{301} 👩‍👩‍👧 日本", status: .crashed,
      message: "\u{2028}\u{2029}",
      seconds: 1e-9),
    CheckGrade(
      id: "Step1.testHangs", says: "</script><!--", status: .timedOut, message: "", seconds: 1e21),
    CheckGrade(id: "Step1.testSkipped", says: "", status: .notRun, seconds: .nan),
  ]

  private static let diagnostic = Diagnostic(
    file: "A.swift", line: 3, column: 9, severity: .error, id: "cannot_find_in_scope",
    message: "cannot find 'x' in scope")

  private static func grade(_ status: Grade.Status, _ name: String) -> Grade {
    var grade = Grade(
      exercise: ExerciseID(lesson: "mvc", name: name), status: status, message: "Why \(name).",
      diagnostics: [diagnostic],
      steps: [
        StepGrade(
          number: 1, title: "First", checks: [CheckGrade(id: "a", says: "b", status: .notRun)])
      ])
    grade.seconds = 0.1 + 0.2
    return grade
  }

  private static let header = ReportHeader(
    tool: "0.1.0", toolchain: "6.3.1", confinement: "none", course: "A \"course\"")

  private static let submissions = [
    SubmissionGrade(
      path: "/home/a b/ünï\u{202E}",
      exercises: [
        Grade(
          exercise: ExerciseID(lesson: "mvc", name: "all"), status: .failed,
          steps: [
            StepGrade(number: 1, title: "All", checks: checks),
            StepGrade(number: 2, title: "Passes", checks: [checks[0]]),
            StepGrade(number: 3, title: "Empty", checks: []),
          ])
      ]),
    SubmissionGrade(
      path: "every-status",
      exercises: [
        grade(.doesNotCompile, "compiles"), grade(.refused, "refused"),
        grade(.missingFile, "missing"), grade(.error, "error"),
      ]),
    SubmissionGrade(
      path: "passed",
      exercises: [
        Grade(
          exercise: ExerciseID(lesson: "mvc", name: "one"), status: .passed,
          steps: [StepGrade(number: 1, title: "One", checks: [checks[0]])])
      ]),
    SubmissionGrade(path: "empty", exercises: []),
  ]

  private static let text = ReportFormat.json.text(header, submissions)

  @Test func `the document has every status and survives every string`() throws {
    try expectSnapshot(Self.text, named: "native.json")
  }

  @Test func `the document means what was put in`() throws {
    let document = try JSONDecoder().decode(Document.self, from: Data(Self.text.utf8))
    #expect(document.schema == "atelier.grade/1")
    #expect(document.submissions.map(\.status) == ["failed", "error", "passed", "failed"])
    #expect(document.submissions.map(\.path) == Self.submissions.map(\.path))
    let checks = document.submissions[0].exercises[0].steps[0].checks
    #expect(checks.map(\.says) == Self.checks.map(\.says))
    #expect(checks.map(\.message) == Self.checks.map(\.message))
    #expect(checks.map(\.status) == Self.checks.map(\.status.rawValue))
    #expect(checks.map(\.line) == [nil, 12, nil, nil, nil])
  }

  @Test func `one grade alone says what the steps that pass taught`() throws {
    let grade = Self.submissions[0].exercises[0]
    let text = grade.document(confinement: "full", learned: [1: "No.", 2: "\"Yes\" `it` is."]).text
    #expect(!text.contains("No.") && text.contains(#""learned": "\"Yes\" `it` is.""#), "\(text)")
    #expect(!grade.document(confinement: "full").text.contains("learned"))
  }

  @Test func `an empty report is a document, too`() {
    let header = ReportHeader(tool: "", toolchain: "", confinement: "", course: "")
    #expect(ReportFormat.json.text(header, []).hasSuffix("\"submissions\": []\n}\n"))
  }

  @Test(arguments: [
    (JSON.null, "null"), (.bool(true), "true"), (.int(.min), "-9223372036854775808"),
    (.number(0), "0.0"), (.number(-0.5), "-0.5"), (.number(.infinity), "null"),
    (.seconds(0.30000000000000004), "0.3"), (.seconds(12.345678), "12.3457"), (.array([]), "[]"),
    (.object([]), "{}"), (.string(""), "\"\""), (.optional(nil as String?), "null"),
  ])
  func `each kind of value has its text`(value: JSON, text: String) {
    #expect(value.text == text + "\n")
  }
}

/// The document as a stranger's program reads it.
private struct Document: Decodable {
  struct Submission: Decodable {
    var path: String
    var status: String
    var exercises: [Exercise]
  }
  struct Exercise: Decodable { var steps: [Step] }
  struct Step: Decodable { var checks: [Check] }
  struct Check: Decodable {
    var says: String
    var status: String
    var message: String?
    var line: Int?
  }
  var schema: String
  var submissions: [Submission]
}
