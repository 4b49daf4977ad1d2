import Curriculum
import Testing

@testable import Grading

@Suite struct RecordTests {
  private static let strange = "\"quotes\" \\ \n\t\r\u{0}\u{1B}[31m \u{2028} e\u{301} 👩‍👩‍👧 日本"

  @Test(arguments: [
    Grade.Status.passed, .failed, .doesNotCompile, .refused, .missingFile, .error,
  ])
  func `a submission's grades survive being written down`(status: Grade.Status) throws {
    let checks = [CheckGrade.Status.passed, .failed, .crashed, .timedOut, .notRun].map {
      CheckGrade(
        id: "Step1.test", says: Self.strange, status: $0, message: $0 == .passed ? nil : "",
        file: $0 == .crashed ? "Ä/ü.swift" : nil, line: $0 == .crashed ? 12 : nil,
        seconds: 0.1 + 0.2, output: $0 == .failed ? Self.strange : nil)
    }
    let diagnostics = [Diagnostic.Severity.error, .warning, .note].map { severity in
      let span = Diagnostic.Span(line: 3, column: .max, endLine: -1, endColumn: 0)
      var diagnostic = Diagnostic(
        file: "A.swift", line: 3, column: .max, severity: severity, id: "", message: Self.strange)
      diagnostic.notes = [diagnostic, diagnostic]
      diagnostic.highlights = [span, span]
      diagnostic.fixIts = [Diagnostic.FixIt(file: "", span: span, replacement: "\t\\t\n")]
      return diagnostic
    }
    let graded = SubmissionGrade(
      path: "/home/a b/\(Self.strange)",
      exercises: [
        Grade(
          exercise: ExerciseID(lesson: "日本", name: "a b"), status: status,
          message: status == .passed ? nil : Self.strange, diagnostics: diagnostics,
          steps: [
            StepGrade(number: 1, title: Self.strange, checks: checks),
            StepGrade(number: 2, title: "", checks: []),
          ], seconds: 1e-9),
        Grade(exercise: ExerciseID(lesson: "a", name: "b"), status: status),
      ])
    let line = graded.record
    #expect(try SubmissionGrade(record: line) == graded)
    // What is written a line each must not break its line.
    #expect(!line.contains(UInt8(ascii: "\n")))
    for length in 0..<line.count {
      #expect(throws: RecordError.self) { try SubmissionGrade(record: line[..<length]) }
    }
    #expect(throws: RecordError.self) { try SubmissionGrade(record: line + line) }
  }

  @Test(arguments: ["\t", "x\t", "-1\t", "3\t1\t2\t", "99999999999999999999\t", "1\t\\x\t", "1\t2"])
  func `numbers that nobody wrote are refused, and no list is believed`(line: String) {
    #expect(throws: RecordError.self) { try [Int](record: line.utf8) }
  }
}
