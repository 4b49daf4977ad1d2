import Curriculum
import Grading

/// A class for insights: who did what is easily seen, and counted by hand.
enum SampleClass {
  /// Ten who pass, six who stop at the first step, three at the second, two whose code does not compile,
  /// one of whom nothing is there, and one whom a broken machine kept from a grade.
  static let all: [SubmissionGrade] =
    (0..<10).map { submission("ada-\($0)", .passed, [.passed, .passed], [.passed]) }
    + (0..<6).map { submission("bob-\($0)", .failed, [.passed, .failed], [.failed], found: $0) }
    + (0..<3).map { submission("cid-\($0)", .failed, [.passed, .passed], [.crashed]) }
    + (0..<2).map { broken("dan-\($0)", name: "thing\($0)") }
    + [submission("eve", .missingFile, [.notRun, .notRun], [.notRun])]
    + [submission("fay", .error, [.notRun, .notRun], [.notRun])]

  static func submission(
    _ name: String, _ status: Grade.Status, _ first: [CheckGrade.Status],
    _ second: [CheckGrade.Status], found: Int = 0
  ) -> SubmissionGrade {
    SubmissionGrade(
      path: "/class/\(name)",
      exercises: [
        Grade(
          exercise: ExerciseID(lesson: "mvc", name: "massive"), status: status,
          steps: [step(1, first, found: found), step(2, second, found: found)])
      ])
  }

  private static func step(
    _ number: Int, _ states: [CheckGrade.Status], found: Int
  ) -> StepGrade {
    StepGrade(
      number: number, title: "Part \(number) with `code`",
      checks: states.enumerated().map { index, status in
        var check = CheckGrade(
          id: "Step\(number).testPart\(index + 1)", says: "It keeps `\(index + 1)`.",
          status: status,
          seconds: 0.01 * Double(number))
        if status == .failed { check.message = "after a tap (expected \"two\",\nfound \(found))" }
        if status == .crashed { check.message = "The program crashed: `owner!` was nil." }
        return check
      })
  }

  private static func broken(_ name: String, name unknown: String) -> SubmissionGrade {
    var submission = submission(name, .doesNotCompile, [.notRun, .notRun], [.notRun])
    submission.exercises[0].diagnostics = ["x", unknown, unknown].map {
      Diagnostic(
        file: "A.swift", line: 1, column: 1, severity: .error, id: "cannot_find_in_scope",
        message: "cannot find '\($0)' in scope")
    }
    return submission
  }
}
