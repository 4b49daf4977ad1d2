import Curriculum
import Testing

@testable import Grading

/// What a grade still says once it is told at a level.
@Suite struct FeedbackTests {
  private static let exercise = ExerciseID(lesson: "a", name: "b")

  /// Every field has something in it that names what it is.
  private static func grade(_ status: Grade.Status) -> Grade {
    var diagnostic = Diagnostic(
      file: "DIAGNOSTIC.swift", line: 7, column: 3, severity: .error, id: "shape_mismatch",
      message: "DIAGNOSTIC")
    diagnostic.notes = [diagnostic]
    let checks = [CheckGrade.Status.failed, .crashed, .timedOut, .notRun, .passed].map {
      CheckGrade(
        id: "Step1.test", says: "SAYS", status: $0,
        message: $0 == .passed ? nil : "INPUT (expected \"EXPECTED\", found \"FOUND\")",
        actual: $0 == .passed ? nil : "INPUT (found \"FOUND\")", file: "PLACE.swift", line: 3,
        seconds: 0.5, output: "OUTPUT")
    }
    return Grade(
      exercise: exercise, status: status, message: "MESSAGE\nLOG", diagnostics: [diagnostic],
      steps: [StepGrade(number: 1, title: "TITLE", checks: checks)], seconds: 1.25)
  }

  @Test(arguments: [Grade.Status.passed, .failed, .doesNotCompile, .refused, .missingFile, .error])
  func `full changes nothing, and no level changes what is counted`(status: Grade.Status) {
    let grade = Self.grade(status)
    #expect(grade.told(.full) == grade)
    for level in Feedback.allCases {
      let told = grade.told(level)
      #expect(told.status == grade.status && told.score == 1 && told.maxScore == 5)
      #expect(told.steps.map(\.status) == grade.steps.map(\.status))
      let statuses = told.steps[0].checks.map(\.status)
      #expect(
        level == .none
          ? statuses == [.failed, .failed, .failed, .notRun, .passed]
          : statuses == grade.steps[0].checks.map(\.status))
      #expect(told.steps[0].checks.allSatisfy { $0.says == "SAYS" })
      #expect(told.told(level) == told)
    }
  }

  @Test func `actual-only keeps the input and what was found`() {
    let text = "\(Self.grade(.failed).told(.actualOnly))"
    for kept in ["INPUT", "FOUND", "PLACE", "OUTPUT", "MESSAGE", "DIAGNOSTIC"] {
      #expect(text.contains(kept), "\(kept)")
    }
    #expect(!text.lowercased().contains("expected"))
  }

  @Test func `none keeps no word of what a check found, and steps stay failed`() {
    let text = "\(Self.grade(.failed).told(.none))"
    for gone in [
      "INPUT", "EXPECTED", "FOUND", "PLACE", "OUTPUT", "MESSAGE", "DIAGNOSTIC", "0.5", "1.25",
    ] {
      #expect(!text.contains(gone), "\(gone)")
    }
    let unfit = StepGrade(
      number: 1, title: "",
      checks: [CheckGrade(id: "a", says: "", status: .notRun, message: "Step 1 looks for X")])
    let told = Grade(exercise: Self.exercise, status: .failed, steps: [unfit]).told(.none)
    #expect(
      told.steps[0].status == .failed && told.steps[0].checks[0].message?.contains("X") == false)
  }

  @Test(arguments: [Grade.Status.doesNotCompile, .refused, .missingFile], Feedback.allCases)
  func `what is said of the learner's own code stays`(status: Grade.Status, level: Feedback) {
    let told = Self.grade(status).told(level)
    #expect(told.message == "MESSAGE\nLOG" && told.diagnostics.count == 1)
  }

  @Test(arguments: [Feedback.actualOnly, .none])
  func `a log that may quote checks goes`(level: Feedback) {
    #expect(Self.grade(.error).told(level).message == "MESSAGE")
  }

  @Test(arguments: [
    (#"XCTAssertEqual failed: ("1") is not equal to ("2") - for 3"#, #"for 3 (found "1")"#),
    (#"XCTAssertEqual failed: ("1") is not equal to ("2") - "#, #"Found "1"."#),
    (#"XCTAssertNotEqual failed: ("1") is equal to ("1") - w"#, #"w (found "1")"#),
    (#"XCTAssertGreaterThan failed: ("1") is not greater than ("2") - w"#, #"w (found "1")"#),
    (
      #"XCTAssertIdentical failed: ("L.C") is not identical to ("L.C") - "#, "Found another object."
    ),
    (
      #"XCTAssertNotIdentical failed: ("L.C") is identical to ("L.C") - "#, "Found the same object."
    ),
    (#"XCTAssertNil failed: "3" - w"#, #"w (found "3")"#),
    (#"XCTUnwrap failed: expected non-nil value of type "Int" - w"#, "w (found nil)"),
    ("XCTAssertThrowsError failed: did not throw error - w", "w (no error was thrown)"),
    ("XCTAssertEqual failed in a way that nobody has thought of: 2", "Found something else."),
  ])
  func `each form of XCTest has words without what was expected`(text: String, words: String) {
    #expect(FailureWording(modules: ["Learner"]).actual(for: text) == words)
  }

  @Test(arguments: [
    "XCTAssertTrue failed - w", "XCTAssertNotNil failed - w", "failed - w", "w",
    #"XCTAssertNoThrow failed: threw error "Boom()" - w"#,
  ])
  func `what says nothing of it has no other words`(text: String) {
    #expect(FailureWording(modules: ["Learner"]).actual(for: text) == nil)
  }

  @Test(arguments: [
    #"XCTAssertEqual failed: ("a") is not equal to ("b") - ") is not equal to ("SECRET") - w"#,
    #"XCTAssertEqual failed: ("a") is not equal to ("SECRET") - b") is not equal to ("x") - "#,
  ])
  func `a value that reads like a message brings nothing to light`(text: String) {
    #expect(FailureWording(modules: ["Learner"]).actual(for: text) == "Found something else.")
  }
}
