import Curriculum
import FoundationEssentials
import Grading
import Testing

@Suite struct GradeCodingTests {
  private static let strange = "\"quotes\" \\ \n\t\r\u{0}\u{1B}[31m \u{2028} e\u{301} 👩‍👩‍👧 日本"

  @Test(arguments: [
    Grade.Status.passed, .failed, .doesNotCompile, .refused, .missingFile, .error,
  ])
  func `a submission's grades survive being written down`(status: Grade.Status) throws {
    let checks = [CheckGrade.Status.passed, .failed, .crashed, .timedOut, .notRun].map {
      CheckGrade(
        id: "Step1.test", says: Self.strange, status: $0, message: $0 == .passed ? nil : "",
        file: $0 == .crashed ? "Ä/ü.swift" : nil, line: $0 == .crashed ? 12 : nil,
        seconds: 0.1 + 0.2)
    }
    let diagnostics = [Diagnostic.Severity.error, .warning, .note].map {
      Diagnostic(
        file: "A.swift", line: 3, column: .max, severity: $0, id: "", message: Self.strange)
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
    let data = try JSONEncoder().encode(graded)
    #expect(try JSONDecoder().decode(SubmissionGrade.self, from: data) == graded)
    // What is written a line each must not break its line.
    #expect(!data.contains(UInt8(ascii: "\n")))
  }
}
